import { cleanDrawing } from './clean-drawing.ts';
import { DRAWING_LIMITS } from './drawing-limits.ts';

const drawing = (content: string, attributes = 'viewBox="0 0 60 40"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`,
  );
const clean = (content: string, attributes?: string) => cleanDrawing(drawing(content, attributes));

test('a logo keeps its shapes, colours, patterns and embedded pictures', () => {
  const content =
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"/></linearGradient></defs>' +
    '<style>.st0{fill:url(#a)} g > path{stroke:#00f}</style><g class="st0" style="fill:url(#a)"><path d="M0 0h9v9z"/></g>' +
    '<use xlink:href="#b"/><image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/><text>FC &amp; Co</text>';

  expect(clean(content)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800" viewBox="0 0 60 40">' +
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
      '<style>.st0{fill:url(#a)} g &gt; path{stroke:#00f}</style><g class="st0" style="fill:url(#a)"><path d="M0 0h9v9z"></path></g>' +
      '<use href="#b"></use><image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="></image><text>FC &amp; Co</text></svg>',
  );
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script that is data', '<script><![CDATA[ alert("<path/>") ]]></script>'],
  [
    'foreign markup',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="http://a/"/></body></foreignObject>',
  ],
  ['an animation', '<set attributeName="href" to="http://evil.example"/>'],
  ['a filter that fetches', '<feImage href="http://evil.example"/>'],
  ['notes of a program', '<metadata><rdf:RDF/></metadata><sodipodi:namedview pagecolor="#fff"/>'],
])('%s is left out', (_, content) => {
  expect(clean(`${content}<path d="M0 0"/>`)).toMatch(/viewBox="0 0 60 40"><path d="M0 0"><\/path><\/svg>$/);
});

test('what would run when it is touched is left out, as are names of other programs', () => {
  const result = clean('<g onclick="alert(1)" ONLOAD="x()" xml:base="http://a/" inkscape:label="Logo" fill="red"/>');

  expect(result).toContain('><g fill="red"></g></svg>');
});

test.each([
  ['width and height in any unit', 'width="30mm" height="20mm"', 'width="1200" height="800" viewBox="0 0 30 20"'],
  [
    'a huge one',
    'viewBox="-9e5 0 900000 450000" width="9e9"',
    'width="1200" height="600" viewBox="-900000 0 900000 450000"',
  ],
  ['one that is higher than wide', 'viewBox="0,0,10,20"', 'width="600" height="1200" viewBox="0 0 10 20"'],
])('%s: the picture is as large as a logo needs', (_, attributes, frame) => {
  expect(clean('', attributes)).toContain(`<svg xmlns="http://www.w3.org/2000/svg" ${frame}>`);
});

const bomb = '<!DOCTYPE svg [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>';

test.each<[string, Buffer | string, string]>([
  ['entities inside each other', `${bomb}${drawing('<text>&c;</text>').toString()}`, 'ENTITY'],
  [
    'an entity from a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${drawing('<text>&x;</text>').toString()}`,
    'ENTITY',
  ],
  ['an entity that nobody has named', drawing('<text>&x;</text>'), 'beschädigt'],
  ['a picture of the server', drawing('<image xlink:href="file:///etc/passwd"/>'), 'von woanders'],
  ['a picture of another server', drawing('<image href="http://169.254.169.254/"/>'), 'von woanders'],
  ['a drawing in a drawing', drawing('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'), 'von woanders'],
  ['a part of another drawing', drawing('<use href="http://evil.example/a.svg#b"/>'), 'von woanders'],
  ['a pattern from elsewhere', drawing('<path fill="url( http://evil.example )"/>'), 'von woanders'],
  ['one behind a letter in disguise', drawing('<path style="fill:u\\72l(http://evil.example)"/>'), 'von woanders'],
  ['rules from elsewhere', drawing('<style>@import "http://evil.example/a.css";</style>'), 'von woanders'],
  ['rules in two pieces', drawing('<style>@imp<!-- -->ort "http://evil.example/a.css";</style>'), 'von woanders'],
  ['rules around a part', drawing('<style>g{fill:u<g/>rl(http://evil.example)}</style>'), 'von woanders'],
  ['rules around what is left out', drawing('<style>@imp<script/><style/>ort "http://a";</style>'), 'von woanders'],
  ['a font from elsewhere', drawing('<style><![CDATA[@font-face{src:url(a.woff)}]]></style>'), 'von woanders'],
  ['no size', drawing('', 'width="100%"'), 'wie groß'],
  ['an endless size', drawing('', 'viewBox="0 0 1e308 1e308"'), 'wie groß'],
  ['a line', drawing('', 'viewBox="0 0 1000 1"'), 'schmal'],
  ['too many elements', drawing('<g/>'.repeat(DRAWING_LIMITS.elements)), 'aufwendig'],
  ['elements too deep inside each other', drawing('<g>'.repeat(200) + '</g>'.repeat(200)), 'aufwendig'],
  ['a page', '<html><svg viewBox="0 0 1 1"/></html>', 'keine SVG'],
  ['half a drawing', drawing('<g>').subarray(0, 120), 'beschädigt'],
  ['too many bytes', Buffer.alloc(DRAWING_LIMITS.bytes + 1, ' '), 'zu groß'],
])('%s is refused', (_, file, sentence) => {
  expect(() => cleanDrawing(Buffer.from(file))).toThrow(
    expect.objectContaining({ statusCode: 422, message: expect.stringContaining(sentence) }),
  );
});

test('a plain document type, as programs write it, is no reason to refuse a drawing', () => {
  const type =
    '<?xml version="1.0"?><!-- Logo --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/a.dtd">';

  expect(cleanDrawing(Buffer.from(`\uFEFF${type}${drawing('<g/>').toString()}`))).toContain('<g></g>');
});
