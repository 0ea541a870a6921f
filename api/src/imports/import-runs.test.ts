import { editMeanwhile } from '../../test/edit-meanwhile.ts';
import { editorDesk } from '../../test/editor-desk.ts';
import type { EditableSponsor, ImportReport, ImportRun, ImportUndone } from '../contract/index.ts';

const desk = editorDesk({ emptied: ['imported_rows', 'import_runs', 'sponsors'] });

const table = (...lines: string[]) => ({
  file: {
    name: 'Sponsoren.csv',
    content: Buffer.from(['Firma;Stufe;Text', ...lines, ''].join('\n')).toString('base64'),
  },
});
const ask = async (...lines: string[]) =>
  (await desk.send('POST', '/api/imports/sponsors/report', table(...lines))).json<ImportReport>();
/** The file's values win, also in conflicts. */
const carryOut = async (...lines: string[]) => {
  const { digest, rows } = await ask(...lines);
  const choices = rows.map(({ key }) => ({ key, take: 'file' }));
  const answer = await desk.send('POST', '/api/imports/sponsors', { ...table(...lines), digest, choices });
  expect(answer.statusCode).toBe(200);
  return answer.json<ImportRun>();
};
const undo = async ({ id }: ImportRun) => (await desk.send('POST', `/api/imports/${id}/undo`)).json<ImportUndone>();
const sponsors = async () => (await desk.send('GET', '/api/admin/sponsors')).json<{ items: EditableSponsor[] }>().items;
const shown = async () => (await sponsors()).map(({ name, tier, description }) => `${name} ${tier} ${description}`);

test('an edit that is saved while an import is written is not lost', async () => {
  await carryOut('Autohaus;Partner;Alt');
  const body = table('Autohaus;Premium;Neu');
  const { digest } = await ask('Autohaus;Premium;Neu');

  const answer = await editMeanwhile(
    desk.app.db,
    (trx) => trx('sponsors').update({ description: 'Von Hand' }).increment('version', 1),
    () => desk.send('POST', '/api/imports/sponsors', { ...body, digest }),
  );

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'report_outdated' });
  expect(await shown()).toEqual(['Autohaus standard Von Hand']);
});

test('a row that is deleted while an import is written stays deleted', async () => {
  await carryOut('Autohaus;Partner;Alt');
  const { digest } = await ask('Autohaus;Premium;Neu');

  const answer = await editMeanwhile(
    desk.app.db,
    (trx) => trx('sponsors').update({ deleted_at: new Date() }),
    () => desk.send('POST', '/api/imports/sponsors', { ...table('Autohaus;Premium;Neu'), digest }),
  );

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'report_outdated' });
});

describe('undoing', () => {
  test('puts back what the import has written, and nothing that was changed besides', async () => {
    await carryOut('Autohaus;Partner;Alt', 'Bäckerei;Partner;Brot', 'Café;Partner;Kuchen');
    const run = await carryOut('Autohaus;Premium;Neu');
    const [auto, ...others] = await sponsors();
    await desk.send('PUT', '/api/sponsors/order', { ids: [...others, auto].map((each) => each?.id) });

    expect(await undo(run)).toMatchObject({ undone: 1, left: [] });
    expect(await shown()).toEqual(['Bäckerei standard Brot', 'Café standard Kuchen', 'Autohaus standard Alt']);
  });

  test('one import after the other, the newest first, leads back to the beginning', async () => {
    const first = await carryOut('Autohaus;Partner;Alt');
    const second = await carryOut('Autohaus;Premium;Neu');
    const third = await carryOut('Autohaus;Hauptsponsor;Neu');

    expect(await undo(third)).toMatchObject({ undone: 1, left: [] });
    expect(await shown()).toEqual(['Autohaus premium Neu']);
    expect(await undo(second)).toMatchObject({ undone: 1, left: [] });
    expect(await shown()).toEqual(['Autohaus standard Alt']);
    expect(await undo(first)).toMatchObject({ undone: 1, left: [] });
    expect(await shown()).toEqual([]);
  });

  test('the older one first leaves what the newer one has written, and names it', async () => {
    const first = await carryOut('Autohaus;Partner;Alt', 'Bäckerei;Partner;Brot');
    const second = await carryOut('Autohaus;Premium;Neu');

    expect(await undo(first)).toMatchObject({ undone: 1, left: ['Autohaus'] });
    expect(await shown()).toEqual(['Autohaus premium Neu']);
    expect(await undo(second)).toMatchObject({ undone: 1, left: [] });
    expect(await shown()).toEqual(['Autohaus standard Alt']);
  });

  test('an edit between two imports stays', async () => {
    const first = await carryOut('Autohaus;Partner;Alt');
    const [sponsor] = await sponsors();
    await desk.send('PATCH', `/api/sponsors/${sponsor?.id}`, { name: 'Autohaus', description: 'Von Hand' });
    const second = await carryOut('Autohaus;Premium;Neu');

    expect(await undo(second)).toMatchObject({ undone: 1, left: [] });
    expect(await shown()).toEqual(['Autohaus standard Von Hand']);
    expect(await undo(first)).toMatchObject({ undone: 0, left: ['Autohaus'] });
  });

  test('what an import has added can be added again, also when another one has read it since', async () => {
    const first = await carryOut('Autohaus;Partner;Alt');
    await carryOut('Autohaus;Partner;Alt');

    await undo(first);

    expect((await ask('Autohaus;Partner;Alt')).counts).toMatchObject({ new: 1, kept: 0 });
  });
});
