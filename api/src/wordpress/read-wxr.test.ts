import { wordpressExport } from '../../test/wordpress-export.ts';
import { createExportDecoder } from './decode-export.ts';
import { createWxrReader, type WxrItem } from './read-wxr.ts';

/** Reads bytes in pieces of such a size, as they arrive. */
function read(file: string | Buffer, size = 1000) {
  const bytes = Buffer.from(file);
  const items: WxrItem[] = [];
  const reader = createWxrReader((item) => items.push(item));
  const decoder = createExportDecoder();
  for (let from = 0; from < bytes.length; from += size)
    reader.write(decoder.write(Buffer.from(bytes.subarray(from, from + size))));
  reader.write(decoder.end());
  return { site: reader.end(), items, repaired: decoder.repaired };
}

const texts = (items: readonly WxrItem[], field: string) => items.map(({ fields }) => fields[field]);

test('an article is read with its parts, terms and what plugins say about it', () => {
  const content = '<!-- wp:paragraph -->\n<p>Tor ]]> für „Grün“ & Weiß</p>\n<!-- /wp:paragraph -->';
  const { site, items } = read(
    wordpressExport({
      categories: [['jugend', 'Jugend & Nachwuchs']],
      items: [
        {
          id: 7,
          title: 'Sieg & Feier',
          content,
          categories: [['jugend', 'Jugend & Nachwuchs']],
          tags: ['derby'],
          meta: { _thumbnail_id: '12', _edit_lock: '1:1', _sp_settings: 'a:1:{s:3:"key";s:5:"value";}' },
          comments: 2,
        },
      ],
    }),
  );

  expect(site).toEqual({
    title: 'SV Altdorf 1921 e.V.',
    address: 'https://www.sv-altdorf.example',
    exported: 'Fri, 20 Nov 2026 18:02:11 +0000',
    categories: [{ domain: 'category', slug: 'jugend', name: 'Jugend & Nachwuchs' }],
    users: 1,
  });
  expect(items).toEqual([
    {
      fields: expect.objectContaining({
        title: 'Sieg & Feier',
        'content:encoded': content,
        'wp:post_id': '7',
        'wp:status': 'publish',
        'wp:post_name': 'beitrag-7',
      }) as object,
      terms: [
        { domain: 'category', slug: 'jugend', name: 'Jugend & Nachwuchs' },
        { domain: 'post_tag', slug: 'derby', name: 'derby' },
      ],
      meta: { _thumbnail_id: '12' },
      comments: 2,
    },
  ]);
});

test.each([1, 7, 4096])('pieces of %i bytes make no difference, letters and sections are cut anywhere', (size) => {
  const title = 'Größe 👏 – „Süd“ ]]> ende';

  expect(texts(read(wordpressExport({ items: [{ id: 1, title }] }), size).items, 'title')).toEqual([title]);
});

test.each([
  ['latin1', 'ISO-8859-1'],
  ['utf16le', 'UTF-16LE'],
] as const)('a file in %s is read as it says it is written', (encoding, name) => {
  const file = wordpressExport({ items: [{ id: 1, title: 'Fußball für Mädchen' }], encoding: name });
  const mark = encoding === 'utf16le' ? '\uFEFF' : '';

  expect(texts(read(Buffer.from(mark + file, encoding)).items, 'title')).toEqual(['Fußball für Mädchen']);
});

test('letters of Windows in a file that says UTF-8 are put right, and counted', () => {
  const file = Buffer.from(wordpressExport({ items: [{ id: 1, title: 'Grüße vom F_est mit W_rstchen' }] }));
  for (const [place, letter] of [
    [file.indexOf('F_est') + 1, 0xfc],
    [file.indexOf('W_rst') + 1, 0xfc],
  ] as const)
    file[place] = letter;

  const { items, repaired } = read(file);

  expect(texts(items, 'title')).toEqual(['Grüße vom Füest mit Würstchen']);
  expect(repaired).toBe(2);
});

test('control characters, blank lines before the beginning and unknown entities do no harm', () => {
  const file = wordpressExport({ items: [{ id: 1, title: 'Vor\u0008stand\u0000' }] })
    .replace('<description>Fußball', '<description>Fu&szlig;ball &#8; ')
    .replace(/^/, '\uFEFF\r\n\n');

  expect(texts(read(file).items, 'title')).toEqual(['Vorstand']);
});

const item = '<item><title>x</title></item>';
const rss = (channel: string) => `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${channel}</channel></rss>`;

test.each([
  ['a web page', '<html><body>Not found</body></html>', /kein Export aus WordPress/],
  ['a feed', `<rss><channel>${item}</channel></rss>`, /kein Export aus WordPress/],
  ['a feed without items', '<rss><channel></channel></rss>', /kein Export aus WordPress/],
  ['half a file', rss(item).slice(0, -30), /beschädigt oder unvollständig/],
  ['a zip', 'PK\u0003\u0004', /kein Export aus WordPress/],
  ['a table', 'Name;Nummer\r\nMax;1\r\n', /kein Export aus WordPress/],
  ['an empty file', '', /kein Export aus WordPress/],
  [
    'entities that grow',
    `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${rss('<title>&b;</title>')}`,
    /DOCTYPE/,
  ],
  [
    'a file of the server',
    `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<title>&x;</title>')}`,
    /DOCTYPE/,
  ],
  ['elements in each other', rss('<a>'.repeat(40)), /verschachtelt/],
  ['a text without an end', rss(`<title>${'x'.repeat(11 * 1024 * 1024)}</title>`), /länger als 10 MB/],
  ['an attribute without an end', rss(`<title a="${'x'.repeat(11 * 1024 * 1024)}"/>`), /länger als 10 MB/],
  ['an unknown encoding', '<?xml version="1.0" encoding="klingon"?><rss/>', /Zeichenkodierung „klingon“/],
])('%s is refused', (_case, file, reason) => {
  expect(() => read(file, 65_536)).toThrow(reason);
});

test('names and titles are cut, so that no number of them fills the memory', () => {
  const long = 'x'.repeat(100_000);
  const term = `<category domain="${long}" nicename="${long}">${long}</category>`;
  const meta = `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${long}</wp:meta_value></wp:postmeta>`;
  const { site, items } = read(
    rss(
      `<title>${long}</title><wp:category><wp:category_nicename>${long}</wp:category_nicename><wp:cat_name>${long}</wp:cat_name></wp:category>
       <item><title>${long}</title><guid>${long}</guid><content:encoded>${long}</content:encoded>${term}${meta}</item>`,
    ),
    65_536,
  );
  const [first] = items;
  const fields: WxrItem['fields'] = first?.fields ?? {};
  const { 'content:encoded': content, ...names } = fields;

  expect(content).toBe(long);
  const kept = [...Object.values(names), ...Object.values(first?.meta ?? {}), site.title];
  for (const { domain, slug, name } of [...(first?.terms ?? []), ...site.categories]) kept.push(domain, slug, name);
  expect(kept).toHaveLength(10);
  expect(kept.map(({ length }) => length).filter((length) => length > 1_000)).toEqual([]);
});

test('an entity that nobody has defined stays text', () => {
  expect(texts(read(rss('<item><title>&xxe; &amp; &lt;</title></item>')).items, 'title')).toEqual(['&xxe; & <']);
});
