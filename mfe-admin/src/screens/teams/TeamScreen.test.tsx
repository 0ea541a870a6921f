import { OwnTeamChange, type EditableTeam } from '@portal/api/contract';
import { createResourceCache } from '@portal/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { editableTeam } from '../../../test/teams.ts';
import { TeamScreen } from './TeamScreen.tsx';

const screens = { '/admin/mannschaften/:id': <TeamScreen /> };

const api = apiServer();
let stored: EditableTeam;
beforeEach(() => {
  stored = editableTeam();
  api.answer('GET /api/admin/teams/1', () => ({ body: stored }));
  api.answer('GET /api/admin/teams/2', { status: 404 });
  api.answer('GET /api/departments', { body: [] });
});

test('what was read before stays on the screen while the connection is away', async () => {
  const cache = createResourceCache();
  const first = openScreen(screens, '/admin/mannschaften/1', { cache });
  await screen.findAllByDisplayValue('Frauen');
  first.unmount();
  api.isAway = true;
  openScreen(screens, '/admin/mannschaften/1', { cache });

  expect(await screen.findByText(/konnte nicht geladen werden/)).toBeTruthy();
  expect(screen.getAllByDisplayValue('Frauen')).toHaveLength(2);
});

test('the title names the team', async () => {
  openScreen(screens, '/admin/mannschaften/1');

  expect(await screen.findByRole('heading', { level: 1, name: 'Frauen' })).toBeTruthy();
});

test('a team that no longer exists is told so, without a button to try again', async () => {
  openScreen(screens, '/admin/mannschaften/2');

  expect(await screen.findByText('Diese Mannschaft gibt es nicht (mehr)')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
});

test('the form says what visitors see of the squad where nobody has decided', async () => {
  const { user } = openScreen(screens, '/admin/mannschaften/1');
  const choice = await screen.findByLabelText('Kader auf der Website');
  expect(within(choice).getByRole('option', { name: 'Wie üblich: hier zeigen' })).toBeTruthy();

  const name = screen.getByLabelText('Name', { selector: '[name=name]' });
  await user.clear(name);
  await user.type(name, 'Tanzmäuse');

  expect(within(choice).getByRole('option', { name: 'Wie üblich: hier nicht zeigen' })).toBeTruthy();
  expect(screen.getByText(/sagt nicht, ob hier Kinder spielen/)).toBeTruthy();
});

test('below a young player stands what visitors read, and that a lone word counts as a first name', async () => {
  const squad = [{ number: 7, position: 'Tor', name: 'Muster, Ida' }];
  stored = editableTeam({ name: 'D-Jugend', matchName: 'D-Jugend', showsSquad: true, squad });
  const { user } = openScreen(screens, '/admin/mannschaften/1');
  expect(await screen.findByText('So steht es auf der Seite: Ida M.')).toBeTruthy();

  const name = screen.getByLabelText('Name, Spieler 1 (freiwillig)');
  await user.clear(name);
  expect(screen.queryByText(/^So steht es/)).toBeNull();
  await user.type(name, 'Mustermann');
  expect(screen.getByText('So steht es auf der Seite: Mustermann. Ist das der Vorname?')).toBeTruthy();

  await user.selectOptions(screen.getByLabelText('Kader auf der Website'), 'no');
  expect(screen.queryByText(/^So steht es/)).toBeNull();
});

test('adults stand there as they are called', async () => {
  stored = editableTeam({ squad: [{ number: 7, position: 'Tor', name: 'Mustermann' }] });
  openScreen(screens, '/admin/mannschaften/1');

  expect(await screen.findByDisplayValue('Mustermann')).toBeTruthy();
  expect(screen.queryByText(/^So steht es/)).toBeNull();
});

test('the focus goes on from a player who is taken out of the squad', async () => {
  const { user } = openScreen(screens, '/admin/mannschaften/1');
  const add = await screen.findByRole('button', { name: 'Spieler hinzufügen' });
  const before = screen.queryAllByRole('button', { name: /^Spieler \d+ entfernen$/ }).length;
  await user.click(add);
  await user.click(await screen.findByRole('button', { name: `Spieler ${before + 1} entfernen` }));

  await waitFor(() => expect(document.activeElement).toBe(add));
});

test('departments that cannot be read are said to be missing, and can be asked for again', async () => {
  api.answer('GET /api/departments', { status: 500, body: {} });
  const { user } = openScreen(screens, '/admin/mannschaften/1');
  expect(await screen.findByText('Die Abteilungen konnten nicht geladen werden')).toBeTruthy();
  expect(screen.queryByLabelText('Abteilung')).toBeNull();

  api.answer('GET /api/departments', { body: [{ id: '7', name: 'Turnen', slug: 'turnen' }] });
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));

  expect(await screen.findByLabelText('Abteilung')).toBeTruthy();
});

test('a deleted team is left for the list', async () => {
  api.answer('DELETE /api/teams/1', { status: 204 });
  const { user } = openScreen(screens, '/admin/mannschaften/1');
  await user.click(await screen.findByRole('button', { name: 'Löschen' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/mannschaften'));
});

test('a trainer writes of the own team what is not the editors’', async () => {
  api.answer('PATCH /api/teams/1', ({ body }) => {
    stored = { ...stored, ...body };
    return { body: stored };
  });
  const { user } = openScreen(screens, '/admin/mannschaften/1', { role: 'trainer' });
  await user.type(await screen.findByLabelText('Untertitel, zum Beispiel die Liga'), ' Süd');
  for (const label of ['Name auf der Anzeigetafel', 'Gruppe', 'Adresse der Mannschaft', 'Kader auf der Website'])
    expect(screen.queryByLabelText(label)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Löschen' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored.subtitle).toBe('Süd'));
  const sent = api.asked.find(({ request }) => request === 'PATCH /api/teams/1')?.body ?? {};
  expect(Object.keys(sent).filter((name) => !(name in OwnTeamChange.properties))).toEqual([]);
});
