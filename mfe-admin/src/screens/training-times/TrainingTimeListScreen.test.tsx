import type { EditableTrainingTime } from '@portal/api/contract';
import { useSession } from '@portal/shared-ui';
import { act, screen, waitFor } from '@testing-library/react';
import { apiServer } from '../../../test/api-server.ts';
import { editableEvent, ownTeams } from '../../../test/events.ts';
import { keepEntry, onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { editableTrainingTime } from '../../../test/training-times.ts';
import { TrainingDoubts } from './TrainingDoubts.tsx';
import { TrainingTimeListScreen } from './TrainingTimeListScreen.tsx';

const screens = { '/admin/trainingszeiten': <TrainingTimeListScreen /> };

const api = apiServer();
let stored: () => EditableTrainingTime;
beforeEach(() => {
  api.answer('GET /api/admin/own-teams', { body: ownTeams });
  api.answer('GET /api/admin/training-doubts', { body: [] });
  stored = keepEntry(
    api,
    { read: '/api/admin/training-times/1', write: '/api/training-times/1' },
    editableTrainingTime(),
  );
  api.answer('GET /api/admin/training-times', () => ({ body: onePage(stored()) }));
});

test('a training pauses with one tap, and takes place again with another', async () => {
  const { user } = openScreen(screens, '/admin/trainingszeiten', { role: 'trainer' });
  await user.click(
    await screen.findByRole('button', { name: 'Pausieren: 1. Mannschaft, Dienstag, 19:00 – 20:30 Uhr' }),
  );
  const resume = await screen.findByRole('button', { name: /^Wieder aufnehmen: 1\. Mannschaft/ });
  expect(screen.getByRole('cell', { name: 'Pausiert' })).toBeTruthy();
  await user.click(resume);

  expect(await screen.findByRole('button', { name: /^Pausieren: 1\. Mannschaft/ })).toBeTruthy();
  expect(api.asked.filter(({ request }) => request.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { active: false, version: 2 },
    { active: true, version: 3 },
  ]);
});

test('a training pauses once when the button is tapped twice', async () => {
  const { user } = openScreen(screens, '/admin/trainingszeiten', { role: 'trainer' });
  await user.dblClick(await screen.findByRole('button', { name: /^Pausieren: 1\. Mannschaft/ }));
  await screen.findByRole('button', { name: /^Wieder aufnehmen: 1\. Mannschaft/ });

  const changes = api.asked.filter(({ request }) => request.startsWith('PATCH'));
  expect(changes.map(({ body }) => body)).toEqual([{ active: false, version: 2 }]);
});

test('the focus goes on from a training that the filter leaves out once it pauses', async () => {
  api.answer('GET /api/admin/training-times', () => ({ body: onePage(...(stored().active ? [stored()] : [])) }));
  const { user } = openScreen(screens, '/admin/trainingszeiten?active=true');
  await user.click(await screen.findByRole('button', { name: /^Pausieren: 1\. Mannschaft/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /1\. Mannschaft/ })).toBeNull());

  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('when leads to the training time, and the own teams are what can be filtered by', async () => {
  const { user } = openScreen(screens, '/admin/trainingszeiten');
  const link = await screen.findByRole('link', { name: 'Dienstag, 19:00 – 20:30 Uhr' });
  expect(link.getAttribute('href')).toBe('/admin/trainingszeiten/1');
  await screen.findByRole('option', { name: '2. Mannschaft' });
  await user.selectOptions(screen.getByLabelText('Mannschaft'), '2. Mannschaft');

  await waitFor(() => expect(api.asked.at(-1)?.request).toBe('GET /api/admin/training-times?team=2.+Mannschaft'));
});

test('the next date is cancelled in two taps', async () => {
  const id = '00000000-0000-4000-8000-000000000001_2026-11-26';
  const [startDate, endDate] = ['2026-11-26T19:00:00+01:00', '2026-11-26T20:30:00+01:00'];
  const nextDate = { id, startDate, endDate, location: null, status: 'planned' as const, reason: null };
  api.answer('GET /api/admin/training-times', { body: onePage(editableTrainingTime({ nextDate })) });
  const event = editableEvent({ id, seriesId: '1', type: 'training', startDate, endDate, version: 3 });
  api.answer(`GET /api/admin/events/${id}`, { body: event });
  api.answer(`PATCH /api/events/${id}`, { body: { ...event, status: 'cancelled' } });
  const { user } = openScreen(screens, '/admin/trainingszeiten', { role: 'trainer' });
  expect(await screen.findByText('Nächstes Training: Do., 26.11.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Do\., 26\.11\. absagen: 1\. Mannschaft/ }));
  await user.click(await screen.findByRole('button', { name: 'Platz gesperrt' }));

  await waitFor(() =>
    expect(api.asked.find(({ request }) => request.startsWith('PATCH'))).toMatchObject({
      request: `PATCH /api/events/${id}`,
      body: { status: 'cancelled', reason: 'Platz gesperrt', scope: 'this', version: 3 },
    }),
  );
});

test('a doubt is settled with one tap', async () => {
  const doubt = { time: editableTrainingTime(), other: editableTrainingTime({ id: '2', startTime: '19:30' }) };
  let doubts = [doubt];
  api.answer('GET /api/admin/training-doubts', () => ({ body: doubts }));
  api.answer('POST /api/training-times/1/doubt', () => {
    doubts = [];
    return { status: 204 };
  });
  const { user } = openScreen(screens, '/admin/trainingszeiten');
  await screen.findByRole('heading', { name: 'Zweimal dasselbe?' });
  await user.click(screen.getByRole('button', { name: 'Dasselbe, 19:30 – 20:30 Uhr' }));

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Zweimal dasselbe?' })).toBeNull());
  expect(api.asked.find(({ request }) => request.startsWith('POST'))).toMatchObject({ body: { keep: 'other' } });
});

test('doubts are asked for when an editor is signed in, and for nobody else', async () => {
  openScreen({ '/admin/trainingszeiten': <TrainingDoubts /> }, '/admin/trainingszeiten', { role: 'trainer' });
  act(() => useSession.setState({ user: null, hasEnded: true }));
  await fetch('/api/admin/own-teams');

  expect(api.asked.map(({ request }) => request)).toEqual(['GET /api/admin/own-teams']);
});
