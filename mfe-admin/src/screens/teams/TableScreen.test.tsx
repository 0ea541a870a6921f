import type { EditableTeam } from '@portal/api/contract';
import { useToasts } from '@portal/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { editableTeam } from '../../../test/teams.ts';
import { TableScreen } from './TableScreen.tsx';

const screens = { '/admin/mannschaften/:id/tabelle': <TableScreen /> };

const api = apiServer();
let stored: EditableTeam;
beforeEach(() => {
  stored = editableTeam({ matchName: 'SV Musterstadt' });
  api.answer('GET /api/admin/teams/1', () => ({ body: stored }));
  api.answer('PATCH /api/teams/1', ({ body }) => {
    stored = { ...stored, ...(body as Partial<EditableTeam>), version: 2 };
    return { body: stored };
  });
});

const sent = () => api.asked.find(({ request }) => request.startsWith('PATCH'))?.body;

test('a pasted table is checked, put right and saved with the day it is from', async () => {
  const { user } = openScreen(screens, '/admin/mannschaften/1/tabelle');
  await user.click(await screen.findByLabelText('Ganze Tabelle einfügen'));
  await user.paste('1.\tsv musterstadt\t3\t2\t1\t0\t9:2\t7\t7\n2.\tTuS Nord\t3\t1\t0\t1\t3:3\t0\t2');
  expect(screen.getByText(/^2 Zeilen erkannt/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  const add = screen.getByRole('button', { name: 'Zeile hinzufügen' });
  await waitFor(() => expect(document.activeElement).toBe(add));

  expect(
    screen.getByText('Siege, Unentschieden und Niederlagen ergeben zusammen 2, gespielt sind aber 3.'),
  ).toBeTruthy();
  await user.clear(screen.getByLabelText('Niederlagen, Platz 2'));
  await user.type(screen.getByLabelText('Niederlagen, Platz 2'), '2');
  expect(screen.getByText('Üblich wären 3 Punkte. Gab es einen Abzug?')).toBeTruthy();
  await user.clear(screen.getByLabelText('Stand'));
  await user.type(screen.getByLabelText('Stand'), '2026-11-22');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(sent()).toBeTruthy());
  expect(sent()).toMatchObject({
    leagueTable: {
      asOf: '2026-11-22',
      rows: [
        { club: 'sv musterstadt', isOwn: true, goalsFor: 9, points: 7 },
        { club: 'TuS Nord', isOwn: false, lost: 2, points: 2 },
      ],
    },
  });
});

test('a row is typed in, and what is missing is asked for', async () => {
  const { user } = openScreen(screens, '/admin/mannschaften/1/tabelle');
  await user.click(await screen.findByRole('button', { name: 'Zeile hinzufügen' }));
  await user.type(screen.getByLabelText('Mannschaft, Platz 1'), 'TuS Nord');
  for (const outcome of ['Siege', 'Unentschieden', 'Niederlagen'])
    await user.type(screen.getByLabelText(`${outcome}, Platz 1`), '0');
  expect(screen.queryByText(/undefined|null/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.getByLabelText('Punkte, Platz 1').getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toBeUndefined();

  await user.type(screen.getByLabelText('Spiele, Platz 1'), '0');
  await user.type(screen.getByLabelText('Punkte, Platz 1'), '-2');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(sent()).toMatchObject({ leagueTable: { rows: [{ club: 'TuS Nord', points: -2 }] } }));
});

test('a pasted table that is not in the rows yet keeps the form from being saved without it', async () => {
  const { user } = openScreen(screens, '/admin/mannschaften/1/tabelle');
  await user.click(await screen.findByLabelText('Ganze Tabelle einfügen'));
  await user.paste('Verein\tSp.\tPkt.\nTuS Nord\t3\t9');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(useToasts.getState().toasts[0]?.description).toMatch(/Tippe auf „Übernehmen“/));
  expect(sent()).toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent()).toMatchObject({ leagueTable: { rows: [{ club: 'TuS Nord' }] } }));
});

test('the focus goes on from a row that is taken out to the one that takes its place, and from the last to the next button', async () => {
  const { user } = openScreen(screens, '/admin/mannschaften/1/tabelle');
  for (const club of ['TuS Nord', 'TuS Ost']) {
    await user.click(await screen.findByRole('button', { name: 'Zeile hinzufügen' }));
    await user.keyboard(club);
  }
  await user.click(screen.getByRole('button', { name: 'Platz 1 entfernen' }));
  const left = await screen.findByRole('button', { name: 'Platz 1 entfernen' });
  await waitFor(() => expect(document.activeElement).toBe(left));
  expect(screen.getByLabelText<HTMLInputElement>('Mannschaft, Platz 1').value).toBe('TuS Ost');
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Noch keine Tabelle.')).toBeTruthy();
  const add = screen.getByRole('button', { name: 'Zeile hinzufügen' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

test('a file is read as if it had been pasted', async () => {
  const { user } = openScreen(screens, '/admin/mannschaften/1/tabelle');
  const file = new File(['Verein;Sp.;Pkt.\nTuS Nord;3;9\n'], 'tabelle.csv', { type: 'text/csv' });

  await user.upload(await screen.findByLabelText('Oder als Datei (CSV)'), file);

  expect(await screen.findByText('1 Zeile erkannt: TuS Nord.')).toBeTruthy();
  // A browser tells nothing of the same file, corrected and chosen again, as long as it is the chosen one.
  expect(screen.getByLabelText<HTMLInputElement>('Oder als Datei (CSV)').files).toHaveLength(0);
});
