import { screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableEvent, ownTeams } from '../../../test/events.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { EventScreen } from './EventScreen.tsx';

const screens = { '/admin/termine/:id': <EventScreen /> };
const training = editableEvent({ id: '1', version: 4 });

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/own-teams', { body: ownTeams });
  api.answer('GET /api/admin/events/1', { body: training });
  api.answer('PATCH /api/events/1', ({ body }) => ({ body: { ...training, ...body, version: 5 } }));
  api.answer('POST /api/events', { status: 201, body: training });
});

const bodies = (method: string) =>
  api.asked.filter(({ request }) => request.startsWith(method)).map(({ body }) => body);

test('only what was changed is sent, with the version that was read', async () => {
  const { user } = openScreen(screens, '/admin/termine/1');
  const place = await screen.findByLabelText('Ort (freiwillig)');
  await user.clear(place);
  await user.type(place, 'Nebenplatz');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/termine'));
  expect(bodies('PATCH')).toEqual([{ location: 'Nebenplatz', version: 4 }]);
});

test('a new one begins with the day and the kind of the address', async () => {
  const { user } = openScreen(screens, '/admin/termine/neu?tag=2099-12-24&art=event');
  await user.type(await screen.findByLabelText('Titel'), 'Weihnachtsfeier');
  await user.click(screen.getByRole('button', { name: 'Termin anlegen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/termine'));
  expect(bodies('POST')).toMatchObject([{ type: 'event', title: 'Weihnachtsfeier', team: null }]);
  expect(new Date(String(bodies('POST')[0]?.['startDate']))).toEqual(new Date('2099-12-24T18:00:00+01:00'));
});

test('a trainer without a team is told who gives one, instead of a form that would be refused', async () => {
  api.answer('GET /api/admin/own-teams', { body: [] });
  openScreen(screens, '/admin/termine/neu', { role: 'trainer' });

  expect(await screen.findByText('Noch keine Mannschaft zugeordnet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Termin anlegen' })).toBeNull();
});

test('what belongs to another team is told apart from what is gone', async () => {
  api.answer('GET /api/admin/events/1', { status: 403 });
  const { unmount } = openScreen(screens, '/admin/termine/1', { role: 'trainer' });
  expect(await screen.findByText('Diesen Termin ändern die eigenen Trainer und die Redaktion')).toBeTruthy();
  unmount();
  api.answer('GET /api/admin/events/1', { status: 404 });
  openScreen(screens, '/admin/termine/1', { role: 'trainer' });

  expect(await screen.findByText('Diesen Termin gibt es nicht mehr')).toBeTruthy();
});
