import { AppError } from '../errors.ts';
import { plainText, sanitizeRichText, withoutTitle } from './rich-text.ts';

test('structure, links and our own pictures stay', () => {
  const html =
    '<h2>Titel</h2><p>Text mit <strong>Fett</strong> und <em>Betonung</em><br />Zeile</p><ul><li>Punkt</li></ul>' +
    '<blockquote><p>„so“</p></blockquote><hr /><p><a href="/spielplan">Spielplan</a> <a href="mailto:a@b.example">Mail</a></p>' +
    '<table><thead><tr><th scope="col">Platz</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>' +
    '<figure><img src="/objects/2026/11/a.webp" alt="Tor" width="800" height="600" loading="lazy" /><figcaption>Jubel</figcaption></figure>';

  expect(sanitizeRichText(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['<a href="javascript:alert(1)">x</a>'],
  ['<a href="JaVa\tScRiPt:alert(1)">x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>'],
  ['<a href="data:text/html,<script>1</script>">x</a>'],
  ['<a href="vbscript:x">x</a>'],
  ['<p style="position:fixed" onclick="x()">x</p>'],
  ['<iframe src="https://evil.example"></iframe>'],
  ['<object data="x"></object><embed src="x">'],
  ['<svg onload=alert(1)><script>1</script></svg>'],
  ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>'],
  ['<form action="/api/logout"><button>x</button></form>'],
  ['<style>body{display:none}</style>'],
  ['<base href="https://evil.example/">'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">'],
])('%s loses what runs, frames or styles', (html) => {
  expect(sanitizeRichText(html)).not.toMatch(
    /javascript:|vbscript:|data:|onerror|onclick|onload|<(script|iframe|object|embed|svg|math|form|button|style|base|meta|img)/i,
  );
});

test.each([
  ['/objects/../api/logout'],
  ['/objects/./2026/11/a.png'],
  ['/objects/2026/.a.png'],
  ['/optimize-image/./objects/a.png'],
  ['/objects//a.png'],
  ['/objects/'],
  ['//evil.example/a.png'],
  ['https://evil.example/pixel.gif'],
  ['/api/logout'],
  ['/objects/a.png?x=1&y=%0a'],
])('a picture from %s is dropped', (src) => {
  expect(sanitizeRichText(`<p>Text<img src="${src}" alt="x"></p>`)).toBe('<p>Text</p>');
});

test('links to other sites open apart and cannot reach back; protocol-relative ones lose their target', () => {
  expect(sanitizeRichText('<a href="https://fussball.example/">x</a>')).toBe(
    '<a href="https://fussball.example/" rel="noopener" target="_blank">x</a>',
  );
  expect(sanitizeRichText('<a href="//evil.example">x</a>')).toBe('<a>x</a>');
});

test('the page has one first heading, so others step down', () => {
  expect(sanitizeRichText('<h1>A</h1><h6>B</h6>')).toBe('<h2>A</h2><h4>B</h4>');
});

test('the text of rich text keeps words apart and signs as they are', () => {
  expect(plainText('<h2>Titel</h2><p>Wort<br>Wort <strong>fe</strong>tt &amp; 3 &lt; 4</p><p>&nbsp;„so“</p>')).toBe(
    'Titel Wort Wort fett & 3 < 4 „so“',
  );
});

describe('control characters that character references stand for', () => {
  const PICTURE = '<img src="/objects/2026/11/a.webp" alt="Tor&#7;&#x2028;!" loading="lazy">';

  test('are put in order as those of any text are', () => {
    const html = `<p>a&#8;b&#13;c&#x2028;d&#129;e\u2029f <a href="/news" title="Mehr&#31;">Mehr</a>${PICTURE}</p>`;

    expect(sanitizeRichText(html)).toBe(
      '<p>ab\nc\nde\nf <a href="/news" title="Mehr">Mehr</a>' +
        '<img src="/objects/2026/11/a.webp" alt="Tor\n!" loading="lazy" /></p>',
    );
    expect(plainText(html)).toBe('ab c de f Mehr');
  });

  test.each(['&#129;', '&#127;', '&#x2028;', '&#13;', '&#8;', '\u0081', '\u2029', '\u0085'])(
    'hide no address that runs (%j)',
    (control) => {
      expect(sanitizeRichText(`<a href="java${control}script:alert(1)">x</a>`)).toBe('<a>x</a>');
    },
  );

  test('that are spelt out as text stay what they are', () => {
    expect(sanitizeRichText('<p>&amp;#8; &amp;#&#129;8; &lt;b&gt; &&#129;lt;</p>')).toBe(
      '<p>&amp;#8; &amp;#8; &lt;b&gt; &amp;lt;</p>',
    );
    expect(plainText('<p>&amp;#8;</p>')).toBe('&#8;');
  });
});

describe('nesting', () => {
  const half = 250_000;
  const nested = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

  test.each([
    ['lists', nested('<ul><li>', '</li></ul>', 26)],
    ['quotes', nested('<blockquote>', '</blockquote>', 51)],
    ['tables', nested('<table><tbody><tr><td>', '</td></tr></tbody></table>', 13)],
    ['what is dropped anyway', nested('<span>', '</span>', 51)],
    ['what is never closed', '<UL>'.repeat(51)],
    ['half a megabyte of lists', '<ul><li>'.repeat(half / 4)],
    ['half a megabyte that closes what nobody opened', '<ul>'.repeat(half / 8) + '</x>'.repeat(half / 4)],
  ])('of %s beyond 50 levels is refused, in cleaning and in reading the text', (_what, html) => {
    for (const read of [sanitizeRichText, plainText]) expect(() => read(html)).toThrow(AppError);
  });

  test.each([
    ['50 levels', nested('<blockquote>', '</blockquote>', 50)],
    ['a long list that closes no point', `<ul>${'<li>Punkt'.repeat(1000)}</ul>`],
    ['paragraphs that nobody closes', '<p>Absatz'.repeat(1000)],
    ['a thousand lines and rules', '<p>Zeile<br></p><hr>'.repeat(1000)],
  ])('of %s stays', (_what, html) => {
    expect(sanitizeRichText(sanitizeRichText(html))).toBe(sanitizeRichText(html));
    expect(() => plainText(html)).not.toThrow();
  });
});

test.each([
  ['<h2>Impressum</h2><p>Angaben</p>', '<p>Angaben</p>'],
  ['<h3> <strong>IMPRESSUM</strong> </h3>\n<p>Angaben</p>', '<p>Angaben</p>'],
  ['<h2>Impressum und mehr</h2><p>Angaben</p>', undefined],
  ['<p>Impressum</p><h2>Impressum</h2>', undefined],
  ['<h2>Impressum', undefined],
  ['', undefined],
])('of %j a heading that says the title once more is left out', (html, left) => {
  expect(withoutTitle(html, 'Impressum')).toBe(left ?? html);
});
