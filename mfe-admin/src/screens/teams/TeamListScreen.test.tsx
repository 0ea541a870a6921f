import { screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { editableTeam } from '../../../test/teams.ts';
import { TeamListScreen } from './TeamListScreen.tsx';

const screens = { '/admin/mannschaften': <TeamListScreen /> };
const men = editableTeam({ id: '2', name: 'Männer', subtitle: 'A-Klasse' });

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/teams', { body: onePage(editableTeam(), men) });
});

const teams = () =>
  within(screen.getByRole('list', { name: 'Mannschaften' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the order is changed where it is seen, and sent at once', async () => {
  api.answer('PUT /api/teams/order', { status: 204 });
  const { user } = openScreen(screens, '/admin/mannschaften');
  await user.click(await screen.findByRole('button', { name: 'Frauen nach unten' }));

  await waitFor(() =>
    expect(api.asked.find(({ request }) => request.startsWith('PUT'))?.body).toEqual({
      ids: ['2', '1'],
      before: ['1', '2'],
    }),
  );
  expect(teams()).toEqual(['Männer', 'Frauen']);
  expect(screen.getByText('Frauen ist jetzt an Stelle 2 von 2.')).toBeTruthy();
});

test('what a search has found leads to the team, but cannot be put in order', async () => {
  api.answer('GET /api/admin/teams?search=klasse', { body: onePage(men) });
  const { user } = openScreen(screens, '/admin/mannschaften?search=klasse');
  const link = await screen.findByRole('link', { name: 'Männer' });
  expect(screen.getByText('A-Klasse · keine Spieler')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /nach oben|nach unten/ })).toBeNull();

  await user.click(link);

  expect(window.location.pathname).toBe('/admin/mannschaften/2');
});

test('an empty list says what hangs on teams', async () => {
  api.answer('GET /api/admin/teams', { body: onePage() });
  openScreen(screens, '/admin/mannschaften');

  expect(await screen.findByText(/Zu Mannschaften gehören Termine/)).toBeTruthy();
});

test('of more teams than can be put in order at once it says which are here', async () => {
  api.answer('GET /api/admin/teams', { body: { ...onePage(editableTeam(), men), pages: 2, total: 230 } });
  openScreen(screens, '/admin/mannschaften');

  expect(await screen.findByText(/^Hier stehen die ersten 2 von 230\. /)).toBeTruthy();
});
