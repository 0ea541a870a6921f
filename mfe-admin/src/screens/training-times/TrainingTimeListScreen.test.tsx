import { screen, waitFor } from '@testing-library/react';
import { startApiServer, type ApiServer } from '../../../test/api-server.ts';
import { ownTeams } from '../../../test/events.ts';
import { keepEntry, onePage } from '../../../test/kept-entry.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { editableTrainingTime } from '../../../test/training-times.ts';
import { TrainingTimeListScreen } from './TrainingTimeListScreen.tsx';

const screens = { '/admin/trainingszeiten': <TrainingTimeListScreen /> };

let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.asked.length = 0;
  api.answer('GET /api/admin/own-teams', { body: ownTeams });
  const stored = keepEntry(
    api,
    { read: '/api/admin/training-times/1', write: '/api/training-times/1' },
    editableTrainingTime(),
  );
  api.answer('GET /api/admin/training-times', () => ({ body: onePage(stored()) }));
});
afterAll(() => api.stop());

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

test('when leads to the training time, and the own teams are what can be filtered by', async () => {
  const { user } = openScreen(screens, '/admin/trainingszeiten');
  const link = await screen.findByRole('link', { name: 'Dienstag, 19:00 – 20:30 Uhr' });
  expect(link.getAttribute('href')).toBe('/admin/trainingszeiten/1');
  await screen.findByRole('option', { name: '2. Mannschaft' });
  await user.selectOptions(screen.getByLabelText('Mannschaft'), '2. Mannschaft');

  await waitFor(() => expect(api.asked.at(-1)?.request).toBe('GET /api/admin/training-times?team=2.+Mannschaft'));
});
