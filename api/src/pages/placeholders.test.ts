import { fillHtml, fillText, missingFacts } from './placeholders.ts';

const facts = new Map([
  ['Vereinsname', 'FSV <Sommerried> & Söhne'],
  ['E-Mail', 'a"b@verein.example'],
  ['Vertretung', 'Eine\nZwei'],
  ['Registergericht', ''],
  ['USt-IdNr.', ''],
]);

test.each([
  [
    '<p>{{Vereinsname}} {{ Vereinsname }}</p>',
    '<p>FSV &lt;Sommerried&gt; &amp; Söhne FSV &lt;Sommerried&gt; &amp; Söhne</p>',
  ],
  ['<p>{{Vertretung}}</p>', '<p>Eine<br />Zwei</p>'],
  ['<a href="mailto:{{E-Mail}}">Mail</a>', '<a href="mailto:a&quot;b@verein.example">Mail</a>'],
  ['<p>{{Registergericht}}</p>', '<p><strong>[Bitte ergänzen: Registergericht]</strong></p>'],
  ['<a href="/{{Registergericht}}">Link</a>', '<a href="/">Link</a>'],
  ['<p>Vorher</p>\n<p>Nummer: {{USt-IdNr.}}</p>\n<p>Danach</p>', '<p>Vorher</p>\n<p>Danach</p>'],
  [`<p>{{${' '.repeat(50_000)}Vereinsname</p>`, `<p>{{${' '.repeat(50_000)}Vereinsname</p>`],
  ['{{'.repeat(50_000), '{{'.repeat(50_000)],
  ['<p>{{Unbekannt}} {nur} {{ }}</p>', '<p>{{Unbekannt}} {nur} {{ }}</p>'],
])('%.60s becomes %.60s', (html, filled) => {
  expect(fillHtml(html, facts)).toBe(filled);
});

test('plain text stays plain', () => {
  expect(fillText('{{Vereinsname}}, {{Registergericht}}', facts)).toBe(
    'FSV <Sommerried> & Söhne, [Bitte ergänzen: Registergericht]',
  );
});

test('missing is what has no value, needs one and is named', () => {
  expect(
    missingFacts('{{Registergericht}} {{Registergericht}} {{USt-IdNr.}} {{Vereinsname}} {{Unbekannt}}', facts),
  ).toEqual(['Registergericht']);
});
