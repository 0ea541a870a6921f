import { editorDesk } from '../../test/editor-desk.ts';
import { multiplyRow } from '../../test/many-rows.ts';
import type { EditableSponsor, ImportReport, ImportRun } from '../contract/index.ts';

const desk = editorDesk({ emptied: ['imported_rows', 'import_runs', 'sponsors'] });

const table = (text: string) => ({
  file: { name: 'Sponsoren.csv', content: Buffer.from(`\ufeff${text}`).toString('base64') },
});
const ask = (body: object) => desk.send('POST', '/api/imports/sponsors/report', body);
const carryOut = async (body: object) => {
  const { digest } = (await ask(body)).json<ImportReport>();
  return (await desk.send('POST', '/api/imports/sponsors', { ...body, digest })).json<ImportRun>();
};
const sponsors = async () =>
  (await desk.send('GET', '/api/admin/sponsors?sort=name')).json<{ items: EditableSponsor[] }>().items;

const TABLE = 'Firma;Stufe;Homepage\nAutohaus Größ;Hauptsponsor;www.autohaus.example\nBäckerei Korn;;\n';

test('sponsors are added once, without logos, and filled where something was missing', async () => {
  await desk.send('POST', '/api/sponsors', { name: 'bäckerei korn', tier: 'premium' });
  const body = table(TABLE.replace('Korn;;', 'Korn;;https://korn.example'));

  expect((await ask(body)).json()).toMatchObject({
    counts: { new: 1, changed: 1 },
    chosen: { name: 0, tier: 1, websiteUrl: 2 },
  });
  expect(await carryOut(body)).toMatchObject({ added: 1, changed: 1 });

  expect(await sponsors()).toMatchObject([
    { name: 'Autohaus Größ', tier: 'main', websiteUrl: 'https://www.autohaus.example', logoUrl: null, active: true },
    { name: 'bäckerei korn', tier: 'premium', websiteUrl: 'https://korn.example' },
  ]);
  expect((await ask(body)).json()).toMatchObject({ counts: { new: 0, changed: 0, same: 2 } });
});

test('what has changed here stays; one that was renamed or deleted here does not come back', async () => {
  await carryOut(table(TABLE));
  const [auto, korn] = await sponsors();
  await desk.send('PATCH', `/api/sponsors/${auto?.id}`, { name: 'Autohaus Groß & Söhne', tier: 'premium' });
  await desk.send('DELETE', `/api/sponsors/${korn?.id}`);

  expect((await ask(table(TABLE))).json()).toMatchObject({ counts: { new: 0, kept: 2, conflicts: 0 } });
  await carryOut(table(TABLE));
  expect(await sponsors()).toMatchObject([{ name: 'Autohaus Groß & Söhne', tier: 'premium' }]);

  const body = table(TABLE.replace('Hauptsponsor', 'Partner'));
  const report = (await ask(body)).json<ImportReport>();
  expect(report.rows[0]).toMatchObject({
    state: 'conflict',
    changes: [{ field: 'Stufe', before: 'Premium Partner', after: 'Partner' }],
  });
  await carryOut({ ...body, choices: [{ key: report.rows[0]?.key, take: 'file' }] });
  expect(await sponsors()).toMatchObject([{ tier: 'standard' }]);
});

test('two rows for one sponsor, by its name here and by that of an earlier table, are one', async () => {
  await carryOut(table(TABLE));
  const [auto] = await sponsors();
  await desk.send('PATCH', `/api/sponsors/${auto?.id}`, { name: 'Autohaus Groß & Söhne' });
  const body = table(`${TABLE.replace('Hauptsponsor', 'Partner')}Autohaus Groß & Söhne;Premium;\n`);

  expect((await ask(body)).json()).toMatchObject({
    counts: { changed: 1, conflicts: 0, problems: 1 },
    problems: [{ row: 4, text: '„Autohaus Groß & Söhne“ steht schon weiter oben, als „Autohaus Größ“.' }],
  });
  const { id } = await carryOut(body);

  expect((await desk.send('POST', `/api/imports/${id}/undo`)).json()).toMatchObject({ undone: 1, left: [] });
  expect((await sponsors())[0]).toMatchObject({ tier: 'main' });
});

test('a name with other spaces is the same', async () => {
  await carryOut(table(TABLE));

  expect((await ask(table(TABLE.replace(/(\w) (\w)/g, '$1  $2')))).json()).toMatchObject({
    counts: { new: 0, same: 2 },
  });
});

test.each([
  [498, undefined],
  [499, ['Mit diesen hat der Verein 501 Sponsoren. Besucher sehen die ersten 500 davon.']],
])('beside %i shown sponsors it says whether visitors will see them all', async (count, warnings) => {
  await desk.send('POST', '/api/sponsors', { name: 'Weingut' });
  await multiplyRow(desk.app.db, 'sponsors', count - 1, { id: 'gen_random_uuid()', name: "'Weingut ' || n" });
  await desk.send('POST', '/api/sponsors', { name: 'Früher', active: false });

  const report = (await ask(table(TABLE))).json<ImportReport>();

  expect([report.counts.new, report.warnings]).toEqual([2, warnings]);
  expect(await carryOut(table(TABLE))).toMatchObject({ added: 2 });
});

test('rows that make no sense are named', async () => {
  const answer = await ask(
    table(`Name,Stufe,Website\n,,\nA,Gold,\nB,,javascript:alert(1)\n,Partner,\n${'x'.repeat(121)},,\nC,,\nc,,\n`),
  );

  expect(answer.json<ImportReport>().problems).toEqual([
    { row: 3, text: '„Gold“ ist keine Stufe. Es gibt Hauptsponsor, Premium Partner, Partner.' },
    { row: 4, text: '„javascript:alert(1)“ ist keine Adresse im Web.' },
    { row: 5, text: 'Der Name fehlt.' },
    { row: 6, text: 'Name oder Beschreibung sind zu lang.' },
    { row: 8, text: '„c“ steht schon weiter oben.' },
  ]);
});

test('it is taken back but for what somebody has changed since', async () => {
  const { id } = await carryOut(table(TABLE));
  const [auto] = await sponsors();
  await desk.send('PATCH', `/api/sponsors/${auto?.id}`, { description: 'Seit 1980' });

  expect((await desk.send('POST', `/api/imports/${id}/undo`)).json()).toMatchObject({
    undone: 1,
    left: ['Autohaus Größ'],
  });
  expect((await sponsors()).map(({ name }) => name)).toEqual(['Autohaus Größ']);
});
