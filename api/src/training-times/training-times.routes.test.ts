import { randomUUID } from 'node:crypto';
import { editorDesk, type Method } from '../../test/editor-desk.ts';
import { signInTrainer } from '../../test/sign-in.ts';
import { createTwoTeams } from '../../test/sport.ts';
import type { EditableTrainingTime, TrainingTime } from '../contract/index.ts';

const desk = editorDesk({ emptied: ['training_times'], prepare: createTwoTeams });

const TIME = { team: '1. Mannschaft', dayOfWeek: 'tuesday', startTime: '19:00', endTime: '20:30' };
const add = async (values: object = {}) =>
  (await desk.send('POST', '/api/training-times', { ...TIME, ...values })).json<EditableTrainingTime>();

describe.each<[Method, string, object?]>([
  ['GET', '/api/admin/training-times'],
  ['GET', `/api/admin/training-times/${randomUUID()}`],
  ['POST', '/api/training-times', TIME],
  ['PATCH', `/api/training-times/${randomUUID()}`, { notes: 'Neu' }],
  ['DELETE', `/api/training-times/${randomUUID()}`],
  ['POST', `/api/training-times/${randomUUID()}/restore`],
])('%s %s', (method, url, payload) => {
  test('asks visitors to sign in', async () => {
    expect((await desk.send(method, url, payload, '')).statusCode).toBe(401);
  });
});

test('visitors read active times from Monday on, then by start', async () => {
  await add({ dayOfWeek: 'sunday', startTime: '10:00', endTime: null });
  await add({ startTime: '19:30' });
  await add({ startTime: '18:00', notes: 'Kunstrasen', location: 'Platz 2' });
  await add({ dayOfWeek: 'monday', active: false });
  await add({ dayOfWeek: 'thursday', team: ' C-Jugend ' });

  const times = (await desk.app.inject('/api/training-times')).json<TrainingTime[]>();

  expect(times.map(({ dayOfWeek, startTime }) => `${dayOfWeek} ${startTime}`)).toEqual([
    'tuesday 18:00',
    'tuesday 19:30',
    'thursday 19:00',
    'sunday 10:00',
  ]);
  expect(times[0]).toEqual({
    ...TIME,
    id: expect.any(String),
    startTime: '18:00',
    location: 'Platz 2',
    notes: 'Kunstrasen',
    active: true,
  });
  expect(times[2]).toMatchObject({ team: 'C-Jugend' });
});

test('editors see inactive ones too', async () => {
  await add({ active: false });

  expect((await desk.send('GET', '/api/admin/training-times?search=MANNSCH')).json()).toMatchObject({ total: 1 });
});

test('the list for editors is narrowed and sorted', async () => {
  await add({ team: 'Ältere Herren', dayOfWeek: 'friday' });
  await add({ team: 'Bambini', dayOfWeek: 'monday', active: false });
  const teams = async (query: string) =>
    (await desk.send('GET', `/api/admin/training-times${query}`))
      .json<{ items: EditableTrainingTime[] }>()
      .items.map(({ team }) => team);

  expect(await teams('')).toEqual(['Bambini', 'Ältere Herren']);
  expect(await teams('?sort=team')).toEqual(['Ältere Herren', 'Bambini']);
  expect(await teams('?team=Bambini')).toEqual(['Bambini']);
  expect(await teams('?dayOfWeek=friday')).toEqual(['Ältere Herren']);
  expect(await teams('?active=false')).toEqual(['Bambini']);
});

test('an editor changes and deletes a time', async () => {
  const { id } = await add();

  expect(
    (await desk.send('PATCH', `/api/training-times/${id}`, { startTime: '18:30', version: 1 })).json(),
  ).toMatchObject({
    startTime: '18:30',
    endTime: '20:30',
    version: 2,
  });
  expect((await desk.send('PATCH', `/api/training-times/${id}`, { notes: 'x', version: 1 })).json()).toMatchObject({
    code: 'stale_version',
    current: { version: 2 },
  });
  expect((await desk.send('DELETE', `/api/training-times/${id}`)).statusCode).toBe(204);
  expect((await desk.app.inject('/api/training-times')).json()).toEqual([]);
});

test('a deleted time comes back as it was, once', async () => {
  const { id } = await add({ notes: 'Kunstrasen' });
  const before = (await desk.app.inject('/api/training-times')).json<unknown>();
  await desk.send('DELETE', `/api/training-times/${id}`);

  expect((await desk.send('POST', `/api/training-times/${id}/restore`)).json()).toMatchObject({
    id,
    notes: 'Kunstrasen',
  });
  expect((await desk.app.inject('/api/training-times')).json()).toEqual(before);
  expect((await desk.send('POST', `/api/training-times/${id}/restore`)).statusCode).toBe(404);
});

test.each<[object, string]>([
  [{ endTime: '19:00' }, 'endTime'],
  [{ endTime: '08:00' }, 'endTime'],
  [{ startTime: '24:00' }, 'startTime'],
  [{ startTime: '9:00' }, 'startTime'],
  [{ dayOfWeek: 'Dienstag' }, 'dayOfWeek'],
  [{ team: '' }, 'team'],
  [{ notes: 'x'.repeat(301) }, 'notes'],
  [{ coach: 'x' }, 'coach'],
])('bad input %j is refused', async (values, field) => {
  const answer = await desk.send('POST', '/api/training-times', { ...TIME, ...values });

  expect(answer.json()).toMatchObject({ statusCode: 400, field });
  expect(await desk.app.db('training_times').select()).toEqual([]);
});

test('a change that puts the end before the start is refused', async () => {
  const { id } = await add();

  expect((await desk.send('PATCH', `/api/training-times/${id}`, { startTime: '21:00' })).statusCode).toBe(400);
});

describe('a trainer', () => {
  test('takes back the deletion of own times only', async () => {
    const { id } = await add();
    await desk.send('DELETE', `/api/training-times/${id}`);
    const restore = async (team: string) =>
      (await desk.send('POST', `/api/training-times/${id}/restore`, undefined, await signInTrainer(desk.app, team)))
        .statusCode;

    expect(await restore('2-mannschaft')).toBe(403);
    expect((await desk.app.inject('/api/training-times')).json()).toEqual([]);
    expect(await restore('1-mannschaft')).toBe(200);
  });

  test('writes about own teams', async () => {
    const trainer = await signInTrainer(desk.app, '1-mannschaft');

    const answer = await desk.send('POST', '/api/training-times', TIME, trainer);

    expect(answer.statusCode).toBe(201);
    const { id } = answer.json<EditableTrainingTime>();
    expect((await desk.send('PATCH', `/api/training-times/${id}`, { notes: 'Neu' }, trainer)).statusCode).toBe(200);
    expect((await desk.send('DELETE', `/api/training-times/${id}`, undefined, trainer)).statusCode).toBe(204);
  });

  test('sees the times of own teams', async () => {
    const trainer = await signInTrainer(desk.app, '2-mannschaft');
    const { id } = await add();
    await add({ team: '2. Mannschaft' });

    expect((await desk.send('GET', '/api/admin/training-times', undefined, trainer)).json()).toMatchObject({
      total: 1,
      items: [{ team: '2. Mannschaft' }],
    });
    expect((await desk.send('GET', `/api/admin/training-times/${id}`, undefined, trainer)).statusCode).toBe(403);
  });

  test('does not write about other teams, nor hands a time over to one', async () => {
    const trainer = await signInTrainer(desk.app, '2-mannschaft');
    const { id } = await add();
    const own = await add({ team: '2. Mannschaft' });

    const answers = [
      await desk.send('POST', '/api/training-times', TIME, trainer),
      await desk.send('PATCH', `/api/training-times/${id}`, { notes: 'Neu' }, trainer),
      await desk.send('PATCH', `/api/training-times/${own.id}`, { team: '1. Mannschaft' }, trainer),
      await desk.send('DELETE', `/api/training-times/${id}`, undefined, trainer),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect(await desk.app.db('training_times').where({ version: 1 }).whereNull('deleted_at')).toHaveLength(2);
  });
});
