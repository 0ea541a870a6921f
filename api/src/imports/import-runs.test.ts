import { editMeanwhile } from '../../test/edit-meanwhile.ts';
import { editorDesk } from '../../test/editor-desk.ts';
import type { EditableSponsor, ImportReport, ImportRun } from '../contract/index.ts';

const desk = editorDesk({ emptied: ['imported_rows', 'import_runs', 'sponsors'] });

const table = (...lines: string[]) => ({
  file: {
    name: 'Sponsoren.csv',
    content: Buffer.from(['Firma;Stufe;Text', ...lines, ''].join('\n')).toString('base64'),
  },
});
const ask = async (...lines: string[]) =>
  (await desk.send('POST', '/api/imports/sponsors/report', table(...lines))).json<ImportReport>();
/** What the file says counts, also where it is asked. */
const carryOut = async (...lines: string[]) => {
  const { digest, rows } = await ask(...lines);
  const choices = rows.map(({ key }) => ({ key, take: 'file' }));
  const answer = await desk.send('POST', '/api/imports/sponsors', { ...table(...lines), digest, choices });
  expect(answer.statusCode).toBe(200);
  return answer.json<ImportRun>();
};
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
