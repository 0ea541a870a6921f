import { fillHtml, fillText, missingFacts } from './placeholders.ts';

const facts = new Map([
  ['Vereinsname', 'SV <Musterstadt> & Söhne'],
  ['E-Mail', 'a"b@verein.example'],
  ['Vertretung', 'Eine\nZwei'],
  ['Registergericht', ''],
  ['USt-IdNr.', ''],
  ['Register', ''],
  ['Telefon', ''],
  ['Hosting', ''],
]);

test.each([
  [
    '<p>{{Vereinsname}} {{ Vereinsname }}</p>',
    '<p>SV &lt;Musterstadt&gt; &amp; Söhne SV &lt;Musterstadt&gt; &amp; Söhne</p>',
  ],
  ['<p>{{Vertretung}}</p>', '<p>Eine<br />Zwei</p>'],
  ['<a href="mailto:{{E-Mail}}">Mail</a>', '<a href="mailto:a&quot;b@verein.example">Mail</a>'],
  ['<p>{{Registergericht}}</p>', '<p><strong>[Bitte ergänzen: Registergericht]</strong></p>'],
  ['<a href="/{{Registergericht}}">Link</a>', '<a href="/">Link</a>'],
  ['<p>Vorher</p>\n<p>Nummer: {{USt-IdNr.}}</p>\n<p>Danach</p>', '<p>Vorher</p>\n<p>Danach</p>'],
  ['<h2>Im {{Register}}</h2>\n<p>{{Register}}: {{Registergericht}}</p>\n<h2>Danach</h2>', '<h2>Danach</h2>'],
  ['<p>Telefon: {{Telefon}}<br />E-Mail: eine</p>', '<p>E-Mail: eine</p>'],
  ['<p>Von: {{Hosting}}.</p>', '<p>Von: einem Dienstleister.</p>'],
  ['<p>{{Unbekannt}} {nur} {{ }}</p>', '<p>{{Unbekannt}} {nur} {{ }}</p>'],
])('%s becomes %s', (html, filled) => {
  expect(fillHtml(html, facts)).toBe(filled);
});

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x'])(
  'a fact that says %s makes no link that runs',
  (value) => {
    const link = '<a href="{{Vereinsname}}">Verein</a>';

    expect(fillHtml(link, new Map([['Vereinsname', value]]))).toBe(link);
  },
);

test('who opens many placeholders and closes none holds up nobody', () => {
  for (const html of [
    `<p>{{${' '.repeat(50_000)}Vereinsname</p>`,
    '{{'.repeat(50_000),
    '<p>'.repeat(50_000),
    '<h2>'.repeat(50_000),
  ])
    expect(fillHtml(html, facts)).toBe(html);
});

test('plain text stays plain', () => {
  expect(fillText('{{Vereinsname}}, {{Registergericht}}', facts)).toBe(
    'SV <Musterstadt> & Söhne, [Bitte ergänzen: Registergericht]',
  );
});

test('missing is what has no value, needs one and is named', () => {
  expect(
    missingFacts('{{Registergericht}} {{Registergericht}} {{USt-IdNr.}} {{Vereinsname}} {{Unbekannt}}', facts),
  ).toEqual(['Registergericht']);
  expect(missingFacts('<p>{{Register}}: {{Registergericht}}</p>', facts)).toEqual([]);
  expect(missingFacts('<p>Telefon: {{Telefon}}<br />Von: {{Hosting}}</p>', facts)).toEqual(['Hosting']);
});
