import { useSession } from '@portal/shared-ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { ownTeams } from '../../../test/events.ts';
import { keepEntry } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { editableTrainingTime } from '../../../test/training-times.ts';
import { TrainingTimeScreen } from './TrainingTimeScreen.tsx';

const screens = { '/admin/trainingszeiten/:id': <TrainingTimeScreen /> };

const api = apiServer();
beforeEach(() => {
  api.answer('GET /api/admin/own-teams', { body: ownTeams });
  keepEntry(api, { read: '/api/admin/training-times/1', write: '/api/training-times/1' }, editableTrainingTime());
});

const bodies = (method: string) =>
  api.asked.filter(({ request }) => request.startsWith(method)).map(({ body }) => body);

test('the usual end moves with the start until somebody chooses one', async () => {
  openScreen(screens, '/admin/trainingszeiten/neu');
  const choose = (label: string, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  const end = () => screen.getByLabelText<HTMLInputElement>('Ende (freiwillig)').value;
  await screen.findByLabelText('Beginn');
  await choose('Beginn', '10:00');
  expect(end()).toBe('11:30');

  await choose('Ende (freiwillig)', '11:00');
  await choose('Beginn', '09:30');
  expect(end()).toBe('11:00');
});

test('a training time is saved with the version that was read; what is left empty is nothing', async () => {
  const { user } = openScreen(screens, '/admin/trainingszeiten/1');
  await user.selectOptions(await screen.findByLabelText('Wochentag'), 'Freitag');
  await user.clear(screen.getByLabelText('Ende (freiwillig)'));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/trainingszeiten'));
  const { team, startTime, location, notes, active } = editableTrainingTime();
  expect(bodies('PATCH')).toEqual([
    {
      team,
      startTime,
      location,
      notes,
      active,
      dayOfWeek: 'friday',
      endTime: null,
      exceptHolidays: false,
      exceptSchoolHolidays: false,
      version: 2,
    },
  ]);
});

test('a new training time leaves out public holidays unless somebody wants them', async () => {
  api.answer('POST /api/training-times', { status: 201, body: editableTrainingTime({ id: '2' }) });
  const { user } = openScreen(screens, '/admin/trainingszeiten/neu', { role: 'trainer' });
  expect(await screen.findByLabelText('Nicht an Feiertagen')).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Nicht in den Ferien')).toHaveProperty('checked', false);
  await user.click(screen.getByRole('button', { name: 'Trainingszeit anlegen' }));

  await waitFor(() => expect(bodies('POST')).toMatchObject([{ exceptHolidays: true, exceptSchoolHolidays: false }]));
});

test('a trainer chooses among the own teams', async () => {
  api.answer('POST /api/training-times', { status: 201, body: editableTrainingTime({ id: '2' }) });
  const { user } = openScreen(screens, '/admin/trainingszeiten/neu', { role: 'trainer' });
  const team = await screen.findByLabelText('Mannschaft');
  expect(
    within(team)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1. Mannschaft', '2. Mannschaft']);
  await user.selectOptions(team, '2. Mannschaft');
  await user.click(screen.getByRole('button', { name: 'Trainingszeit anlegen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/trainingszeiten'));
  expect(bodies('POST')).toMatchObject([{ team: '2. Mannschaft', dayOfWeek: 'tuesday', startTime: '19:00' }]);
});

test('an editor chooses a team, or names another group', async () => {
  api.answer('POST /api/training-times', { status: 201, body: editableTrainingTime({ id: '2' }) });
  const { user } = openScreen(screens, '/admin/trainingszeiten/neu');
  const team = await screen.findByLabelText('Mannschaft');
  expect(
    within(team)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bitte wählen', '1. Mannschaft', '2. Mannschaft', 'Andere Gruppe …']);
  await user.selectOptions(team, 'Andere Gruppe …');
  await user.type(screen.getByLabelText('Name der Gruppe'), 'Gymnastik');
  await user.click(screen.getByRole('button', { name: 'Trainingszeit anlegen' }));

  await waitFor(() => expect(window.location.pathname).toBe('/admin/trainingszeiten'));
  expect(bodies('POST')).toMatchObject([{ team: 'Gymnastik' }]);
});

test('the time of a group opens with its name', async () => {
  api.answer('GET /api/admin/training-times/1', { body: editableTrainingTime({ team: 'Gymnastik' }) });
  openScreen(screens, '/admin/trainingszeiten/1');

  expect(await screen.findByLabelText<HTMLInputElement>('Name der Gruppe')).toHaveProperty('value', 'Gymnastik');
});

test('a trainer without a team is told who gives one, instead of a form that would be refused', async () => {
  api.answer('GET /api/admin/own-teams', { body: [] });
  openScreen(screens, '/admin/trainingszeiten/neu', { role: 'trainer' });

  expect(await screen.findByText('Noch keine Mannschaft zugeordnet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Trainingszeit anlegen' })).toBeNull();
});

test('the time of another team is told to belong to its own trainers', async () => {
  api.answer('GET /api/admin/training-times/1', { status: 403 });
  openScreen(screens, '/admin/trainingszeiten/1', { role: 'trainer' });

  expect(await screen.findByText('Diese Zeit ändern die eigenen Trainer und die Redaktion')).toBeTruthy();
});

test("a trainer's open form stays as it is when the session ends", async () => {
  const { user } = openScreen(screens, '/admin/trainingszeiten/neu', { role: 'trainer' });
  await user.type(await screen.findByLabelText('Ort (freiwillig)'), 'Halle');
  await act(async () => useSession.setState({ user: null, hasEnded: true }));

  expect(screen.getByLabelText('Ort (freiwillig)')).toHaveProperty('value', 'Halle');
  expect(within(screen.getByLabelText('Mannschaft')).queryByRole('option', { name: 'Andere Gruppe …' })).toBeNull();
});
