import { OLD_SITE } from '../../test/wordpress-export.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';
import { arrangeHtml } from './arrange-html.ts';
import { oldSite, originalOf, pathOf, type OldSite } from './old-site.ts';
import { prepareContent } from './prepare-content.ts';

const site = oldSite(`${OLD_SITE}/`) as OldSite;
const prepare = (content: string) => prepareContent(content, site);
const htmlOf = (content: string) => prepare(content).html;
const lossesOf = (content: string) =>
  prepare(content).losses.map(({ kind, name }) => (name ? `${kind} ${name}` : kind));
const PICTURE = `${OLD_SITE}/wp-content/uploads/2019/05/jubel.jpg`;

test('blank lines of the former editor become paragraphs, line ends breaks', () => {
  expect(htmlOf('Erster <b>Absatz</b>\nmit Zeile\n\n\nZweiter\r\n\r\n<ul>\n<li>Punkt</li>\n</ul>\nDritter')).toBe(
    '<p>Erster <b>Absatz</b><br />mit Zeile</p><p>Zweiter</p><ul>\n<li>Punkt</li>\n</ul><p>Dritter</p>',
  );
});

test('blocks of the present editor lose their notes and boxes', () => {
  const content = `<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:heading -->
<h2 class="wp-block-heading">Aufstieg</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"align":"center"} -->
<p class="has-text-align-center" style="color:red" onclick="alert(1)">Wir sind <strong>oben</strong>.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:group -->`;

  expect(htmlOf(content).replaceAll('\n', '')).toMatch(
    /^<h2[^>]*>Aufstieg<\/h2><p[^>]*>Wir sind <strong>oben<\/strong>\.<\/p>$/,
  );
});

test('pictures keep the address they have on the old site until they are taken', () => {
  const { html, pictures, losses } = prepare(
    `<a href="${PICTURE}"><img class="size-medium" src="${PICTURE.replace('.jpg', '-300x200.jpg')}" alt="Jubel" width="300" /></a>`,
  );

  expect(html).toBe(`<p><img src="${PICTURE.replace('.jpg', '-300x200.jpg')}" alt="Jubel" /></p>`);
  expect(pictures).toEqual([PICTURE.replace('.jpg', '-300x200.jpg')]);
  expect(losses).toEqual([]);
});

test('captions and galleries of both editors become figures', () => {
  const { html, pictures } = prepare(
    `[caption id="attachment_3" align="alignnone" width="300"]<a href="${PICTURE}"><img src="/wp-content/uploads/2019/05/jubel.jpg" /></a> Der Jubel[/caption]
[gallery columns="2" ids="11, 12"]
<figure class="wp-block-gallery has-nested-images"><figure class="wp-block-image"><img src="${PICTURE}" alt=""/><figcaption>Noch mal</figcaption></figure></figure>`,
  );

  expect(html.replaceAll('\n', '')).toBe(
    `<figure><img src="${PICTURE}" alt="" /><figcaption>Der Jubel</figcaption></figure>` +
      '<figure><img src="attachment:11" alt="" /></figure><figure><img src="attachment:12" alt="" /></figure>' +
      `<figure class="wp-block-image"><img src="${PICTURE}" alt="" /><figcaption>Noch mal</figcaption></figure>`,
  );
  expect(pictures).toEqual([PICTURE, 'attachment:11', 'attachment:12']);
});

test('what a plugin makes of a shortcode is lost and named, the text between stays', () => {
  expect(htmlOf('[vc_row][vc_column width="1/2"]Unser Team[/vc_column][/vc_row]')).toBe('<p>Unser Team</p>');
  expect(lossesOf('Vorher [contact-form-7 id="4" title="Kontakt"] nachher [sp_league_table 12] [gallery]')).toEqual([
    'shortcode contact-form-7',
    'shortcode sp_league_table',
    'gallery',
  ]);
  expect(htmlOf('Er rief: „Tor [sic]!“ [1] und [[gallery]]')).toBe('<p>Er rief: „Tor [sic]!“ [1] und [gallery]</p>');
});

test('videos stay videos, whichever way they were put in', () => {
  const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const figure = (title = 'Video') => `<figure><a href="${video}">${title}</a></figure>`;
  const player = (more = '') =>
    `<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"${more}></iframe>`;
  const block = (html: string) =>
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${html}\n</div></figure>`;
  const written: [string, string][] = [
    [`Schaut:\n\n${video}\n\nToll`, `<p>Schaut:</p>${figure()}<p>Toll</p>`],
    [`[embed width="400"]http://youtu.be/dQw4w9WgXcQ?t=5[/embed]`, figure()],
    [block(`${video}&amp;t=12s`), figure()],
    [block(`https://m.youtube.com/watch?list=x&amp;v=dQw4w9WgXcQ`), figure()],
    [player(' title="YouTube video player" allowfullscreen'), figure()],
    [player(' title="Das Derby &amp; mehr"'), figure('Das Derby &amp; mehr')],
    [`<p>Schaut: ${player()} Toll</p>`, `<p>Schaut: </p>${figure()}<p>Toll</p>`],
    [`<figure>${player()}</figure>`, figure()],
  ];

  for (const [content, html] of written) {
    expect(htmlOf(content)).toBe(html);
    expect(lossesOf(content)).toEqual([]);
  }
  expect(sanitizeRichText(figure()).replace(' rel="noopener" target="_blank"', '')).toBe(figure());
});

test('other players become links', () => {
  const address = 'https://vimeo.com/12345';
  const list = 'https://www.youtube.com/playlist?list=dQw4w9WgXcQ';

  expect(htmlOf(`${address}\n\n${list}`)).toBe(
    `<p><a href="${address}">${address}</a></p><p><a href="${list}">${list}</a></p>`,
  );
  expect(htmlOf('<ul><li><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></li></ul>')).toContain(
    '<li><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">',
  );
  expect(lossesOf('<iframe src="https://www.fupa.net/widget"></iframe>')).toEqual(['embed www.fupa.net']);
});

test('nothing that runs is left, and it is named', () => {
  const content =
    '<p onmouseover="x()">A</p><script>alert(1)</script><form action="/x"><input name="a">Senden</form><style>p{}</style>';

  expect(htmlOf(content)).not.toMatch(/script|alert|form|input|Senden|style>/);
  expect(lossesOf(content)).toEqual(['script', 'form']);
});

test('foreign pictures, files that stay behind and empty blocks are named', () => {
  expect(
    lossesOf(
      `<img src="https://bilder.example/x.jpg"><img src="data:image/png;base64,AAAA"><a href="${OLD_SITE}/wp-content/uploads/satzung.pdf">Satzung</a><!-- wp:latest-posts {"a":1} /-->`,
    ),
  ).toEqual(['block latest-posts', 'foreign-picture bilder.example', 'foreign-picture', 'file pdf']);
});

test('pictures that Jetpack shows by way of its own hosts are those of the site, others keep their host', () => {
  const photon = (path: string) => `<img src="https://i0.wp.com/${path}?resize=300%2C200&amp;ssl=1">`;

  expect(prepare(photon('sv-altdorf.example/wp-content/uploads/2019/05/jubel.jpg'))).toMatchObject({
    pictures: [PICTURE],
    losses: [],
  });
  expect(prepare(photon('bilder.example/a.jpg'))).toMatchObject({
    pictures: ['https://i0.wp.com/bilder.example/a.jpg'],
    losses: [{ kind: 'foreign-picture', name: 'i0.wp.com' }],
  });
});

test('pictures that are loaded late are found once', () => {
  const { pictures } = prepare(
    `<img src="data:image/gif;base64,R0" data-src="${PICTURE}"><noscript><img src="${PICTURE}"></noscript>`,
  );

  expect(pictures).toEqual([PICTURE]);
});

test.each([
  ['brackets', '['.repeat(300_000)],
  ['shortcodes', '[a_b]'.repeat(100_000)],
  ['shortcodes that are all different', Array.from({ length: 50_000 }, (_, n) => `[a_${n}]`).join('')],
  ['comments without an end', '<!--'.repeat(200_000)],
  ['tags in each other', '<ul><li>'.repeat(50_000)],
  ['tags without an end', '<'.repeat(300_000)],
])('%s without end are done with', (_case, content) => {
  expect(() => prepare(content)).not.toThrow();
});

// Two megabytes each. Searching the open blocks at every piece takes minutes, far beyond the timeout of a test.
test.each([
  ['boxes in each other', '<blockquote>x'.repeat(160_000), '</blockquote>'],
  ['boxes that fall away', '<figure class="wp-block-gallery">x'.repeat(60_000), ''],
  ['ends that nothing has begun', `${'<ul><li>'.repeat(120_000)}${'</table>'.repeat(120_000)}`, '</ul>'],
])('%s are put in order piece by piece', (_case, content, end) => {
  expect(arrangeHtml(content, () => undefined)).toMatch(new RegExp(`${end}$`));
});

test('what is nested too deep keeps its text', () => {
  expect(prepare(`${'<blockquote>'.repeat(60)}Zitat`)).toMatchObject({
    html: expect.stringContaining('Zitat') as string,
    losses: [{ kind: 'nested', name: '' }],
  });
});

test.each([
  [`${OLD_SITE}/2019/05/Derby-Sieg/`, '/2019/05/derby-sieg'],
  ['http://sv-altdorf.example/gr%C3%B6%C3%9Fe', '/größe'],
  ['/?p=12', '/?p=12'],
  [`${OLD_SITE}/?page_id=9&preview=1`, '/?p=9'],
  [`${OLD_SITE}/`, undefined],
  ['javascript:alert(1)', undefined],
  ['/kaputt%E0%A4%A', '/kaputt%e0%a4%a'],
])('the address %s is found again as %s', (address, path) => {
  expect(pathOf(address, site)).toBe(path);
});

test('smaller copies lead to their original', () => {
  expect(originalOf(PICTURE.replace('.jpg', '-1024x683.jpg'))).toBe(PICTURE);
  expect(originalOf(PICTURE.replace('.jpg', '-scaled.jpg'))).toBe(PICTURE);
  expect(originalOf(PICTURE)).toBeUndefined();
});
