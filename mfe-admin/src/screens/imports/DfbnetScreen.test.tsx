import { useToasts } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { chosenFile, importReport, importRun, importServer, sent, sentFile } from '../../../test/imports.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { DfbnetScreen } from './DfbnetScreen.tsx';

const screens = { '/admin/importieren/dfbnet': <DfbnetScreen /> };
const api = importServer();

test('a file gives a report, its questions are answered, and one button carries it out', async () => {
  api.answer('POST /api/imports/dfbnet', { body: importRun });
  api.answer('POST /api/imports/dfbnet/report', { body: importReport });
  const { user } = openScreen(screens, '/admin/importieren/dfbnet');
  await user.upload(await screen.findByLabelText('Datei aus DFBnet (CSV)'), chosenFile());
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  expect(await screen.findByText('12 neu, 3 verlegt, 1 zu klären, 1 unklar')).toBeTruthy();
  expect(sent(api, '/api/imports/dfbnet')).toEqual([]);

  await screen.findByRole('option', { name: 'A-Jugend' });
  const asked = screen.getByLabelText<HTMLSelectElement>('JSG Musterstadt (A-Junioren)');
  await user.selectOptions(asked, 'A-Jugend');
  expect(asked.disabled).toBe(false);
  const names = [{ ageClass: 'A-Junioren', name: 'JSG Musterstadt', teamId: 't1' }];
  await waitFor(() =>
    expect(sent(api, '/api/imports/dfbnet/report')).toEqual([{ file: sentFile }, { file: sentFile, names }]),
  );
  await user.selectOptions(
    await screen.findByLabelText(/Was gilt\? SV Musterstadt – FC Oberau/),
    'Was in der Datei steht',
  );
  await user.click(screen.getByRole('button', { name: '16 Zeilen übernehmen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/importieren'));
  expect(sent(api, '/api/imports/dfbnet')).toEqual([
    { file: sentFile, names, digest: 'd1', choices: [{ key: 'b', take: 'file' }] },
  ]);
  expect(useToasts.getState().toasts[0]?.title).toBe('Übernommen: 12 neu, 4 geändert.');
});

test('what is left out is listed with the reason, whatever else the file has', async () => {
  const leftOut = [
    {
      row: 5,
      title: '12.06.2027, 15:00 · SG Fremd – VfL Woanders',
      reason: 'Auf eurem Platz („Waldstadion“).',
      onOwnGround: true,
    },
    { row: 4, title: '06.06.2027, 15:00 · FC Oberau – VfL Woanders', reason: 'Keine eurer Mannschaften spielt mit.' },
  ];
  api.answer('POST /api/imports/dfbnet/report', {
    body: { ...importReport, counts: { ...importReport.counts, foreign: 3 }, leftOut },
  });
  const { user } = openScreen(screens, '/admin/importieren/dfbnet');
  await user.upload(await screen.findByLabelText('Datei aus DFBnet (CSV)'), chosenFile());
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  expect((await screen.findByText('1 Spiel anderer Vereine auf eurem Platz')).closest('details')?.open).toBe(true);
  const others = screen.getByText('2 Zeilen sind kein Spiel einer eigenen Mannschaft');
  expect(others.closest('details')?.open).toBe(false);
  await user.click(others);

  const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown).toEqual(
    expect.arrayContaining(leftOut.map(({ row, title, reason }) => `Zeile ${row}: ${title}${reason}`)),
  );
  expect(screen.getByText('Und 1 weitere.')).toBeTruthy();
});

test('what has to be decided is in sight, however much else there is', async () => {
  const many = Array.from({ length: 40 }, (_, place) => ({
    key: `neu-${place}`,
    state: 'new' as const,
    title: `Neues Spiel ${place}`,
    changes: [],
  }));
  api.answer('POST /api/imports/dfbnet/report', { body: { ...importReport, rows: [...importReport.rows, ...many] } });
  const { user } = openScreen(screens, '/admin/importieren/dfbnet');
  await user.upload(await screen.findByLabelText('Datei aus DFBnet (CSV)'), chosenFile());
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));

  const question = await screen.findByRole('combobox', { name: /Hier und in der Datei geändert/ });
  expect(question.closest('details')?.open).toBe(true);
  expect(screen.getByText('Was sich ändert').closest('details')?.open).toBe(false);
});

test('a report that is out of date is asked for anew, and nothing is carried out', async () => {
  api.answer('POST /api/imports/dfbnet', {
    status: 409,
    body: { statusCode: 409, code: 'report_outdated', message: 'Seit dem Bericht hat sich etwas geändert.' },
  });
  api.answer('POST /api/imports/dfbnet/report', { body: importReport });
  const { user } = openScreen(screens, '/admin/importieren/dfbnet');
  await user.upload(await screen.findByLabelText('Datei aus DFBnet (CSV)'), chosenFile());
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  await user.click(await screen.findByRole('button', { name: '15 Zeilen übernehmen' }));

  await waitFor(() => expect(sent(api, '/api/imports/dfbnet/report')).toHaveLength(2));
  expect(window.location.pathname).toBe('/admin/importieren/dfbnet');
});

test('what a file lacks is said at its field until another one is chosen', async () => {
  const message = 'In der Datei steht keine Spielkennung.';
  api.answer('POST /api/imports/dfbnet/report', { status: 400, body: { statusCode: 400, code: 'bad_file', message } });
  const { user } = openScreen(screens, '/admin/importieren/dfbnet');
  const field = await screen.findByLabelText('Datei aus DFBnet (CSV)');
  const askForReport = () => user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  await askForReport();
  expect(await screen.findByText('Bitte die Datei auswählen.')).toBeTruthy();
  expect(document.activeElement).toBe(field);

  await user.upload(field, new File([], 'leer.csv', { type: 'text/csv' }));
  await askForReport();
  expect(await screen.findByText('Die Datei ist leer.')).toBeTruthy();

  await user.upload(field, chosenFile());
  expect(screen.queryByText('Die Datei ist leer.')).toBeNull();
  await askForReport();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent(api, '/api/imports/dfbnet/report')).toEqual([{ file: sentFile }]);
});

test('a report takes the focus, and goes with the file it was about', async () => {
  api.answer('POST /api/imports/dfbnet/report', { body: importReport });
  const { user } = openScreen(screens, '/admin/importieren/dfbnet');
  const field = await screen.findByLabelText('Datei aus DFBnet (CSV)');
  await user.upload(field, chosenFile());
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  const heading = await screen.findByRole('heading', { name: 'Bericht' });
  expect(document.activeElement).toBe(heading);

  await user.upload(field, new File(['Spielkennung'], 'anderer.csv', { type: 'text/csv' }));

  expect(screen.queryByRole('button', { name: '15 Zeilen übernehmen' })).toBeNull();
});
