import { useSession } from '@portal/shared-ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

test('the way back from a new one does not lead to its form again, that from one that was changed does', async () => {
  const steps = async (address: string, button: string) => {
    const { user, unmount } = openScreen(screens, address);
    const place = await screen.findByLabelText('Ort (freiwillig)');
    if (address.includes('neu')) await user.type(screen.getByLabelText('Titel'), 'Weihnachtsfeier');
    await user.type(place, ' am Wald');
    const before = window.history.length;
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(window.location.pathname).toBe('/admin/termine'));
    unmount();
    return window.history.length - before;
  };

  expect(await steps('/admin/termine/neu?art=event', 'Termin anlegen')).toBe(0);
  expect(await steps('/admin/termine/1', 'Speichern')).toBe(1);
});

test('an hour that the day does not have is refused at its field, and nothing is sent', async () => {
  const { user } = openScreen(screens, '/admin/termine/neu?tag=2099-03-29&art=event');
  await user.type(await screen.findByLabelText('Titel'), 'Nachtlauf');
  fireEvent.change(screen.getByLabelText('Beginn'), { target: { value: '02:30' } });
  await user.click(screen.getByRole('button', { name: 'Termin anlegen' }));

  expect(await screen.findByText(/Diese Uhrzeit gibt es an dem Tag nicht/)).toBeTruthy();
  expect(bodies('POST')).toEqual([]);
});

test('all that a match lacks is marked at once, the first of it has the focus, and nothing is sent', async () => {
  const { user } = openScreen(screens, '/admin/termine/neu?tag=2099-12-24&art=match');
  await user.click(await screen.findByRole('button', { name: 'Termin anlegen' }));

  expect(await screen.findByText('Zu einem Spiel gehört die Mannschaft.')).toBeTruthy();
  expect(screen.getByText('Zu einem Spiel gehört der Gegner.')).toBeTruthy();
  const [team, opponent] = [screen.getByLabelText('Mannschaft'), screen.getByLabelText('Gegner')];
  expect([team, opponent].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(document.activeElement).toBe(team);
  expect(bodies('POST')).toEqual([]);

  await user.selectOptions(team, '1. Mannschaft');
  await user.type(opponent, 'TSV Bergheide');
  await user.click(screen.getByRole('button', { name: 'Termin anlegen' }));
  await waitFor(() => expect(bodies('POST')).toMatchObject([{ team: '1-mannschaft', opponent: 'TSV Bergheide' }]));
});

test('what a kind of Termin lacks is no longer said once another kind is chosen', async () => {
  const { user } = openScreen(screens, '/admin/termine/neu?tag=2099-12-24&art=match');
  await user.click(await screen.findByRole('button', { name: 'Termin anlegen' }));
  expect(await screen.findByText('Zu einem Spiel gehört die Mannschaft.')).toBeTruthy();

  await user.selectOptions(screen.getByLabelText('Art'), 'Training');

  await waitFor(() => expect(screen.queryByText('Zu einem Spiel gehört die Mannschaft.')).toBeNull());
  expect(screen.getByLabelText('Mannschaft').getAttribute('aria-invalid')).toBe('false');
});

test('a description that is too long is shown with its message, though its part of the form was closed', async () => {
  const { user } = openScreen(screens, '/admin/termine/neu?tag=2099-12-24&art=event');
  await user.type(await screen.findByLabelText('Titel'), 'Weihnachtsfeier');
  const description = screen.getByLabelText('Beschreibung (freiwillig)');
  fireEvent.change(description, { target: { value: 'x'.repeat(2001) } });
  expect(description.closest('details')?.open).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Termin anlegen' }));

  await waitFor(() => expect(description.closest('details')?.open).toBe(true));
  expect(await screen.findByText('Bitte höchstens 2000 Zeichen eingeben.')).toBeTruthy();
  expect(bodies('POST')).toEqual([]);
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

const dateField = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const choose = (field: HTMLElement, value: string) =>
  act(async () => void fireEvent.change(field, { target: { value } }));

test('the last day moves with the day, also while a year is being typed', async () => {
  openScreen(screens, '/admin/termine/neu?tag=2099-12-24&art=event');
  const [day, lastDay] = [await dateField('Tag'), await dateField('Letzter Tag')];
  await choose(day, '2099-12-20');
  expect(lastDay.value).toBe('2099-12-20');
  await choose(lastDay, '2099-12-22');
  for (const typed of ['2099-12-27', '', '0002-12-27', '0020-12-27', '0209-12-27', '2098-12-27']) {
    await choose(day, typed);
    await act(async () => void fireEvent.blur(day));
  }
  expect(lastDay.value).toBe('2098-12-29');
});

test('a new series takes its weekday from the day, and says when that day is none of its own', async () => {
  const { user } = openScreen(screens, '/admin/termine/neu?tag=2099-12-24&art=event');
  await choose(await dateField('Tag'), '2099-12-28');
  await user.click(screen.getByLabelText('Wiederholt sich'));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Montag' }).checked).toBe(true);
  expect(screen.queryByText(/ist keiner davon/)).toBeNull();

  await user.click(screen.getByRole('checkbox', { name: 'Dienstag' }));
  await user.click(screen.getByRole('checkbox', { name: 'Montag' }));
  expect(screen.getByText(/ist keiner davon/)).toBeTruthy();
});

test('a refused end says that the last day is what to change', async () => {
  api.answer('POST /api/events', {
    status: 400,
    body: { code: 'invalid_input', field: 'endDate', message: 'Das Ende muss nach dem Beginn liegen.' },
  });
  const { user } = openScreen(screens, '/admin/termine/neu?tag=2099-12-24&art=event');
  await user.type(await screen.findByLabelText('Titel'), 'Weihnachtsfeier');
  await choose(screen.getByLabelText('Ende (freiwillig)'), '01:00');
  await choose(screen.getByLabelText('Letzter Tag'), '2099-12-25');
  await choose(screen.getByLabelText('Letzter Tag'), '2099-12-24');
  await user.click(screen.getByRole('button', { name: 'Termin anlegen' }));

  expect(
    await screen.findByText(
      'Das Ende muss nach dem Beginn liegen. Endet der Termin nach Mitternacht, setze „Letzter Tag“ auf den nächsten Tag.',
    ),
  ).toBeTruthy();
  expect(String(bodies('POST')[0]?.['endDate'])).toBe('2099-12-24T01:00:00+01:00');
});

test("a trainer's open form stays as it is when the session ends", async () => {
  const { user } = openScreen(screens, '/admin/termine/neu?tag=2099-12-24&art=event', { role: 'trainer' });
  await user.type(await screen.findByLabelText('Titel'), 'Weihnachtsfeier');
  await act(async () => useSession.setState({ user: null, hasEnded: true }));

  expect(await screen.findByLabelText('Titel')).toHaveProperty('value', 'Weihnachtsfeier');
  expect(within(screen.getByLabelText('Mannschaft')).queryByRole('option', { name: 'Ganzer Verein' })).toBeNull();
});
