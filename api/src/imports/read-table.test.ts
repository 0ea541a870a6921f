import { readTable } from './read-table.ts';

const ROWS = 'Name;Text\r\n"Größ; Ida";"Erste Zeile\r\nzweite ""Zeile"""\r\nKim;\r\n';
const file = (bytes: Buffer) => ({ name: 'Tabelle.csv', content: bytes.toString('base64') });
const read = (text: string) => readTable(file(Buffer.from(text)));
const cells = (bytes: Buffer) => readTable(file(bytes)).rows.map((row) => row.cells);

test.each([
  ['UTF-8', Buffer.from(ROWS)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${ROWS}`)],
  ['UTF-16', Buffer.from(`\ufeff${ROWS}`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\ufeff${ROWS}`, 'utf16le').swap16()],
  ['UTF-16 without its mark', Buffer.from(ROWS, 'utf16le')],
  ['Windows-1252', Buffer.from(ROWS, 'latin1')],
])('a table in %s is read, with line feeds and separators in quotes', (_case, bytes) => {
  expect(cells(bytes)).toEqual([
    ['Größ; Ida', 'Erste Zeile zweite "Zeile"'],
    ['Kim', ''],
  ]);
});

test.each([
  ['semicolons', 'Name;Nr\nKim;7\n'],
  ['commas', 'Name,Nr\nKim,7\n'],
  ['tabs', 'Name\tNr\nKim\t7\n'],
  ['lines that end as on an old Mac', 'Name;Nr\rKim;7\r'],
  ['no line feed at its end', 'Name;Nr\r\nKim;7'],
  ['the separator named in its first line, as Excel does', 'sep=;\r\nName;Nr\r\nKim;7\r\n'],
  ['separators in a quoted title', '"Name, Vorname, Titel";Nr\nKim;7\n'],
  ['empty lines at its end', 'Name;Nr\nKim;7\n\n;\n\n'],
])('a table with %s is read', (_case, text) => {
  const { header, rows } = read(text);

  expect([header.length, rows.map((row) => row.cells)]).toEqual([2, [['Kim', '7']]]);
});

test('20,000 rows are read, one more is refused', () => {
  const rows = 'Kim;7\n'.repeat(20_000);

  expect(read(`Name;Nr\n${rows}`).rows).toHaveLength(20_000);
  expect(() => read(`Name;Nr\n${rows}Mia;8\n`)).toThrow('mehr als 20.000 Zeilen');
});

test.each([
  ['nothing', '', 'Das ist keine Tabelle mit Spalten. Bitte als CSV speichern.'],
  ['a title alone', 'Name;Nr\n', 'Unter der ersten Zeile steht nichts.'],
  ['one column', 'Name\nKim\n', 'Das ist keine Tabelle mit Spalten. Bitte als CSV speichern.'],
  ['too many columns', `${'a;'.repeat(300)}\n${'1;'.repeat(300)}\n`, 'Die Datei hat mehr als 200 Spalten.'],
  ['a quote that never ends', `a;b\n"${'x\n'.repeat(100_000)}`, 'Die Tabelle lässt sich nicht lesen.'],
  ['an archive', 'PK\u0003\u0004\u0000\u0000[Content_Types].xml', 'Das ist keine Textdatei.'],
])('%s is refused in German', (_case, text, message) => {
  expect(() => read(text)).toThrow(message);
});
