import { useToasts, type Toast } from '@portal/shared-ui';
import { waitFor } from '@testing-library/react';
import { startRecordingServer, type RecordingServer } from '../../../test/recording-server.ts';
import { removeWithUndo } from './remove-with-undo.ts';

let server: RecordingServer;
let steps: string[];
beforeAll(async () => {
  server = await startRecordingServer();
});
beforeEach(() => {
  steps = [];
  server.requests = [];
  server.refusals.clear();
  useToasts.setState({ toasts: [] });
});
afterAll(() => server.close());

const remove = (...paths: string[]) =>
  removeWithUndo({
    paths,
    names: paths.map((path) => `Nr. ${path.at(-1)}`),
    done: 'Termin gelöscht.',
    refresh: async () => void steps.push('refresh'),
    leave: () => void steps.push('leave'),
  });
const toast = (): Toast | undefined => useToasts.getState().toasts[0];

test('deletes, leaves the screen before anything is read again, and takes it back with the same reach', async () => {
  expect(await remove('/api/events/1_2026-11-03?scope=following')).toBe(true);
  expect(steps).toEqual(['leave', 'refresh']);
  expect(toast()).toMatchObject({ title: 'Termin gelöscht.', action: { label: 'Rückgängig' } });

  toast()?.action?.onAction();

  await waitFor(() => expect(toast()?.title).toBe('Wiederhergestellt.'));
  expect(server.requests).toEqual([
    'DELETE /api/events/1_2026-11-03?scope=following',
    'POST /api/events/1_2026-11-03/restore?scope=following',
  ]);
  expect(steps).toEqual(['leave', 'refresh', 'refresh']);
});

test('what cannot be deleted stays on the screen, with the reason', async () => {
  server.refusals.set('DELETE /api/teams/1', [403, 'Das dürfen nur andere.']);

  expect(await remove('/api/teams/1')).toBe(false);

  expect(steps).toEqual(['refresh']);
  expect(toast()).toMatchObject({ title: 'Nicht gelöscht', description: 'Das dürfen nur andere.', variant: 'danger' });
});

test('of several, the others are deleted and can be taken back where some are left, and those are named with the reason', async () => {
  server.refusals.set('DELETE /api/albums/1', [403, 'Das dürfen nur andere.']);
  server.refusals.set('DELETE /api/albums/2', [500, 'Kaputt.']);
  server.refusals.set('DELETE /api/albums/4', [403, 'Das dürfen nur andere.']);

  expect(await remove(...[1, 2, 3, 4, 5].map((id) => `/api/albums/${id}`))).toBe(true);
  const description = '„Nr. 1“ und „Nr. 4“: Das dürfen nur andere. „Nr. 2“: Kaputt.';
  expect(toast()).toMatchObject({ title: 'Nur 2 von 5 gelöscht', description });
  toast()?.action?.onAction();

  await waitFor(() => expect(toast()?.title).toBe('Wiederhergestellt.'));
  expect(server.requests.slice(-2)).toEqual(['POST /api/albums/3/restore', 'POST /api/albums/5/restore']);
});

test('of many that are left, three are named', async () => {
  const ids = [1, 2, 3, 4, 5];
  for (const id of ids) server.refusals.set(`DELETE /api/albums/${id}`, [500, 'Kaputt.']);

  expect(await remove(...ids.map((id) => `/api/albums/${id}`))).toBe(false);

  const description = '„Nr. 1“, „Nr. 2“, „Nr. 3“ und 2 weitere: Kaputt.';
  expect(toast()).toMatchObject({ title: 'Nicht gelöscht', description });
});

test('what cannot be taken back is said', async () => {
  server.refusals.set('POST /api/teams/1/restore', [404, 'Diese Mannschaft gibt es nicht.']);
  await remove('/api/teams/1');

  toast()?.action?.onAction();

  await waitFor(() => expect(toast()?.title).toBe('Nicht wiederhergestellt'));
  expect(toast()?.description).toBe('Diese Mannschaft gibt es nicht.');
});

test('of several, the others are taken back where one cannot be, which can be tried again', async () => {
  server.refusals.set('POST /api/teams/1/restore', [404, 'Diese Mannschaft gibt es nicht.']);
  await remove('/api/teams/1', '/api/teams/2');

  toast()?.action?.onAction();

  await waitFor(() => expect(toast()?.title).toBe('Nicht wiederhergestellt'));
  expect(server.requests.at(-1)).toBe('POST /api/teams/2/restore');

  server.refusals.clear();
  expect(toast()?.action?.label).toBe('Erneut versuchen');
  toast()?.action?.onAction();

  await waitFor(() => expect(toast()?.title).toBe('Wiederhergestellt.'));
  expect(server.requests.slice(-2)).toEqual(['POST /api/teams/2/restore', 'POST /api/teams/1/restore']);
});
