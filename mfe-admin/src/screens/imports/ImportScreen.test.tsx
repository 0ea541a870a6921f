import type { ImportReport } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { DfbnetScreen } from './DfbnetScreen.tsx';
import { IcalScreen } from './IcalScreen.tsx';
import { ImportListScreen } from './ImportListScreen.tsx';
import { SquadImportScreen } from './SquadImportScreen.tsx';

const screens = {
  '/admin/importieren': <ImportListScreen />,
  '/admin/importieren/dfbnet': <DfbnetScreen />,
  '/admin/importieren/kalender': <IcalScreen />,
  '/admin/importieren/kader': <SquadImportScreen />,
};
const report: ImportReport = {
  digest: 'd1',
  counts: { new: 12, moved: 3, changed: 0, conflicts: 1, kept: 0, same: 0, unclear: 1, foreign: 0, problems: 0 },
  rows: [
    { key: 'a', state: 'new', title: '06.06.2027 · SV Musterstadt – TSV Bergheide', changes: [] },
    {
      key: 'b',
      state: 'conflict',
      title: 'SV Musterstadt – FC Oberau',
      changes: [{ field: 'Anstoß', before: '15:00', after: '18:00' }],
    },
  ],
  problems: [],
  names: [{ ageClass: 'A-Junioren', name: 'JSG Musterstadt', guess: null, isUnclear: true }],
};
const run = {
  id: 'r1',
  kind: 'dfbnet',
  title: 'plan.csv',
  added: 12,
  changed: 4,
  createdAt: '2027-06-01T10:00:00Z',
  createdBy: 'Anna',
  undoneAt: null,
  canUndo: true,
};

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/teams', { body: [{ id: 't1', name: 'A-Jugend' }] });
  api.answer('GET /api/admin/imports', { body: [run] });
});

const sent = (path: string) => api.asked.filter(({ request }) => request === `POST ${path}`).map(({ body }) => body);
const file = { name: 'plan.csv', content: btoa('Spielkennung') };
const chosenFile = () => new File(['Spielkennung'], 'plan.csv', { type: 'text/csv' });

test('a file gives a report, its questions are answered, and one button carries it out', async () => {
  api.answer('POST /api/imports/dfbnet', { body: run });
  api.answer('POST /api/imports/dfbnet/report', { body: report });
  const { user } = openScreen(screens, '/admin/importieren/dfbnet');
  await user.upload(await screen.findByLabelText('Datei aus DFBnet (CSV)'), chosenFile());
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  expect(await screen.findByText('12 neu, 3 verlegt, 1 zu klären, 1 unklar')).toBeTruthy();
  expect(sent('/api/imports/dfbnet')).toEqual([]);

  await screen.findByRole('option', { name: 'A-Jugend' });
  await user.selectOptions(screen.getByLabelText('JSG Musterstadt (A-Junioren)'), 'A-Jugend');
  const names = [{ ageClass: 'A-Junioren', name: 'JSG Musterstadt', teamId: 't1' }];
  await waitFor(() => expect(sent('/api/imports/dfbnet/report')).toEqual([{ file }, { file, names }]));
  await user.selectOptions(
    await screen.findByLabelText(/Was gilt\? SV Musterstadt – FC Oberau/),
    'Was in der Datei steht',
  );
  await user.click(screen.getByRole('button', { name: '16 Zeilen übernehmen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/importieren'));
  expect(sent('/api/imports/dfbnet')).toEqual([{ file, names, digest: 'd1', choices: [{ key: 'b', take: 'file' }] }]);
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
    body: { ...report, counts: { ...report.counts, foreign: 3 }, leftOut },
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

test('what somebody should look at is shown with the report, and taken all the same', async () => {
  const warnings = ['Die Rückennummer 7 haben Kim und Mia.'];
  const counts = { ...report.counts, new: 2, moved: 0, conflicts: 0, unclear: 0 };
  api.answer('POST /api/imports/squad/report', { body: { ...report, names: undefined, rows: [], counts, warnings } });
  const { user } = openScreen(screens, '/admin/importieren/kader');
  await user.upload(await screen.findByLabelText('Tabelle als CSV'), chosenFile());
  await user.selectOptions(await screen.findByLabelText('Mannschaft'), await screen.findByText('A-Jugend'));
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));

  const shown = await screen.findByText('Die Rückennummer 7 haben Kim und Mia.');
  expect(shown.closest('details')?.open).toBe(true);
  expect(screen.getByText('Bitte prüfen: wird so übernommen')).toBeTruthy();
  expect(screen.getByRole('button', { name: '2 Zeilen übernehmen' }).getAttribute('aria-disabled')).toBe('false');
});

test('a report that is out of date is asked for anew, and nothing is carried out', async () => {
  api.answer('POST /api/imports/dfbnet', {
    status: 409,
    body: { statusCode: 409, code: 'report_outdated', message: 'Seit dem Bericht hat sich etwas geändert.' },
  });
  api.answer('POST /api/imports/dfbnet/report', { body: report });
  const { user } = openScreen(screens, '/admin/importieren/dfbnet');
  await user.upload(await screen.findByLabelText('Datei aus DFBnet (CSV)'), chosenFile());
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  await user.click(await screen.findByRole('button', { name: '15 Zeilen übernehmen' }));

  await waitFor(() => expect(sent('/api/imports/dfbnet/report')).toHaveLength(2));
  expect(window.location.pathname).toBe('/admin/importieren/dfbnet');
});

test('a calendar is read from its address, for a team', async () => {
  api.answer('POST /api/imports/ical/report', { body: report });
  const { user } = openScreen(screens, '/admin/importieren/kalender');
  await user.type(await screen.findByLabelText('Oder die Adresse des Kalenders'), 'https://bfv.example/team.ics');
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  expect(await screen.findByText('Bitte die Mannschaft wählen.')).toBeTruthy();
  const team = screen.getByLabelText('Mannschaft');
  expect([team.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', team]);

  await screen.findByRole('option', { name: 'A-Jugend' });
  await user.selectOptions(screen.getByLabelText('Mannschaft'), 'A-Jugend');
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));

  await waitFor(() =>
    expect(sent('/api/imports/ical/report')).toEqual([{ teamId: 't1', address: 'https://bfv.example/team.ics' }]),
  );
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
  expect(sent('/api/imports/dfbnet/report')).toEqual([{ file }]);
});

test('a report takes the focus, and goes with the file it was about', async () => {
  api.answer('POST /api/imports/dfbnet/report', { body: report });
  const { user } = openScreen(screens, '/admin/importieren/dfbnet');
  const field = await screen.findByLabelText('Datei aus DFBnet (CSV)');
  await user.upload(field, chosenFile());
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  const heading = await screen.findByRole('heading', { name: 'Bericht' });
  expect(document.activeElement).toBe(heading);

  await user.upload(field, new File(['Spielkennung'], 'anderer.csv', { type: 'text/csv' }));

  expect(screen.queryByRole('button', { name: '15 Zeilen übernehmen' })).toBeNull();
});

test('columns of a table are mapped, and rows that make no sense are named', async () => {
  const columns = [
    { name: 'A', samples: ['Kim'] },
    { name: 'B', samples: ['7'] },
  ];
  const { names: _names, ...others } = report;
  api.answer('POST /api/imports/squad/report', {
    body: {
      ...others,
      columns,
      chosen: { name: 0, firstName: null, number: null, position: null },
      problems: [
        { row: 3, text: 'Der Name fehlt.' },
        ...[5, 6, 7, 9].map((row) => ({ row, text: 'Die Nummer ist keine Zahl.' })),
      ],
    },
  });
  const { user } = openScreen(screens, '/admin/importieren/kader');
  await screen.findByRole('option', { name: 'A-Jugend' });
  await user.selectOptions(screen.getByLabelText('Mannschaft'), 'A-Jugend');
  await user.upload(screen.getByLabelText('Tabelle als CSV'), chosenFile());
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  expect(await screen.findByText('Zeile 3: Der Name fehlt.')).toBeTruthy();
  expect(screen.getByText('Zeilen 5–7, 9: Die Nummer ist keine Zahl.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Rückennummer'), 'B: 7');

  await waitFor(() =>
    expect(sent('/api/imports/squad/report').at(-1)).toMatchObject({ columns: { name: 0, number: 1 } }),
  );
});

test('an import is taken back; what somebody has changed since is listed', async () => {
  api.answer('POST /api/imports/r1/undo', { body: { id: 'r1', title: 'plan.csv', undone: 15, left: ['Derby'] } });
  const { user } = openScreen(screens, '/admin/importieren');
  const kind = await screen.findByRole('link', { name: /Spielplan aus DFBnet/ });
  expect(kind.getAttribute('href')).toBe('/admin/importieren/dfbnet');
  await user.click(await screen.findByRole('button', { name: /^Rückgängig.*plan\.csv$/ }));
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }));

  expect(await screen.findByText('Derby')).toBeTruthy();
});
