import { screen, waitFor } from '@testing-library/react';
import { chosenFile, importReport, importServer, sent } from '../../../test/imports.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { SquadImportScreen } from './SquadImportScreen.tsx';

const screens = { '/admin/importieren/kader': <SquadImportScreen /> };
const api = importServer();

test('teams that do not load can be asked for again; a club without any is sent to make one', async () => {
  api.answer('GET /api/teams', { status: 500, body: {} });
  const { user } = openScreen(screens, '/admin/importieren/kader');
  const again = await screen.findByRole('button', { name: 'Erneut versuchen' });
  api.answer('GET /api/teams', { body: [] });
  await user.click(again);

  const link = await screen.findByRole('link', { name: 'Mannschaften' });
  expect(link.getAttribute('href')).toBe('/admin/mannschaften');
  expect(screen.queryByText('Die Mannschaften konnten nicht geladen werden')).toBeNull();
});

test('what somebody should look at is shown with the report, and taken all the same', async () => {
  const warnings = ['Die Rückennummer 7 haben Kim und Mia.'];
  const counts = { ...importReport.counts, new: 2, moved: 0, conflicts: 0, unclear: 0 };
  api.answer('POST /api/imports/squad/report', {
    body: { ...importReport, names: undefined, rows: [], counts, warnings },
  });
  const { user } = openScreen(screens, '/admin/importieren/kader');
  await user.upload(await screen.findByLabelText('Tabelle als CSV'), chosenFile());
  await user.selectOptions(await screen.findByLabelText('Mannschaft'), await screen.findByText('A-Jugend'));
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));

  const shown = await screen.findByText('Die Rückennummer 7 haben Kim und Mia.');
  expect(shown.closest('details')?.open).toBe(true);
  expect(screen.getByText('Bitte prüfen: wird so übernommen')).toBeTruthy();
  expect(screen.getByRole('button', { name: '2 Zeilen übernehmen' }).getAttribute('aria-disabled')).toBe('false');
});

test('columns of a table are mapped, and rows that make no sense are named', async () => {
  const columns = [
    { name: 'A', samples: ['Kim'] },
    { name: 'B', samples: ['7'] },
  ];
  const { names: _names, ...others } = importReport;
  const body = {
    ...others,
    columns,
    chosen: { name: 0, firstName: null, number: null, position: null },
    problems: [
      { row: 3, text: 'Der Name fehlt.' },
      ...[5, 6, 7, 9].map((row) => ({ row, text: 'Die Nummer ist keine Zahl.' })),
    ],
  };
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  api.answer('POST /api/imports/squad/report', async ({ body: { columns: mapped } }) => {
    if (mapped) await answered;
    return { body };
  });
  const { user } = openScreen(screens, '/admin/importieren/kader');
  await screen.findByRole('option', { name: 'A-Jugend' });
  await user.selectOptions(screen.getByLabelText('Mannschaft'), 'A-Jugend');
  await user.upload(screen.getByLabelText('Tabelle als CSV'), chosenFile());
  await user.click(screen.getByRole('button', { name: 'Bericht ansehen' }));
  expect(await screen.findByText('Zeile 3: Der Name fehlt.')).toBeTruthy();
  expect(screen.getByText('Zeilen 5–7, 9: Die Nummer ist keine Zahl.')).toBeTruthy();
  const number = screen.getByLabelText<HTMLSelectElement>('Rückennummer');
  await user.selectOptions(number, 'B: 7');
  // The focus stays; a second answer would not know of the first one.
  expect([number.disabled, number.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await user.selectOptions(screen.getByLabelText('Vorname, wenn er allein steht'), 'B: 7');
  answer();

  await waitFor(() => expect(number.getAttribute('aria-disabled')).toBe('false'));
  const reports = sent(api, '/api/imports/squad/report');
  expect(reports).toHaveLength(2);
  expect(reports[1]).toMatchObject({ columns: { name: 0, firstName: null, number: 1 } });
});
