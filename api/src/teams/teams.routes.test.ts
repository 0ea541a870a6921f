import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { signIn, signInTrainer } from '../../test/sign-in.ts';
import { createTeam } from '../../test/sport.ts';
import { createTrainingTimesRepository } from '../training-times/training-times.repository.ts';
import type { EditableTeam, TeamSummary } from '../contract/index.ts';

let api: TestApp;
let app: FastifyInstance;
let editor: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
  editor = await signIn(app, 'editor');
});
afterEach(() => app.db('teams').delete());
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, url: string, payload?: object, cookie = editor) =>
  app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });

describe.each<[Method, string, object?]>([
  ['GET', '/api/admin/teams'],
  ['GET', `/api/admin/teams/${randomUUID()}`],
  ['POST', '/api/teams', { name: '3. Mannschaft' }],
  ['PATCH', `/api/teams/${randomUUID()}`, { name: 'Neu' }],
  ['DELETE', `/api/teams/${randomUUID()}`],
])('%s %s', (method, url, payload) => {
  test('asks visitors to sign in and is closed to trainers', async () => {
    expect((await send(method, url, payload, '')).statusCode).toBe(401);
    expect((await send(method, url, payload, await signIn(app, 'trainer'))).statusCode).toBe(403);
    expect(await app.db('teams').select()).toEqual([]);
  });
});

test('visitors read the teams in order, and one of them whole', async () => {
  const { id: second } = await createTeam(app, { name: '2. Mannschaft' });
  const { id: first } = await createTeam(app, {
    subtitle: 'A-Klasse Alzey-Worms',
    trainer: { name: 'Trainerteam', role: 'Trainer 1. Mannschaft', imageUrl: null },
    squad: [{ number: 1, position: 'Tor', name: null }],
  });

  expect(
    (
      await app.inject({
        method: 'PUT',
        url: '/api/teams/order',
        headers: { cookie: editor },
        payload: { ids: [first, second] },
      })
    ).statusCode,
  ).toBe(204);

  const list = (await app.inject('/api/teams')).json<TeamSummary[]>();
  expect(list.map(({ slug }) => slug)).toEqual(['1-mannschaft', '2-mannschaft']);
  expect((await app.inject('/api/teams/1-mannschaft')).json()).toMatchObject({
    name: '1. Mannschaft',
    matchName: 'FSV Sommerried',
    subtitle: 'A-Klasse Alzey-Worms',
    trainer: { name: 'Trainerteam', role: 'Trainer 1. Mannschaft', imageUrl: null, image: null },
    squad: [{ number: 1, position: 'Tor', name: null }],
  });
});

test('a team plays on the ground of the club unless it has another', async () => {
  await createTeam(app);
  await createTeam(app, { name: 'C-Jugend', stadiumName: 'Sportplatz Bechtheim', stadiumAddress: 'Am Bach 2' });

  expect((await app.inject('/api/teams/1-mannschaft')).json()).toMatchObject({
    stadium: { name: 'Stadion Sommerried', address: 'Am Sommerried 1, 67574 Osthofen' },
  });
  expect((await app.inject('/api/teams/c-jugend')).json()).toMatchObject({
    stadium: { name: 'Sportplatz Bechtheim', address: 'Am Bach 2' },
  });
});

test('an unknown team is not found', async () => {
  expect((await app.inject('/api/teams/9-mannschaft')).statusCode).toBe(404);
});

test('a trainer needs no photo', async () => {
  const created = await send('POST', '/api/teams', { name: 'Bambini', trainer: { name: 'Kim', role: 'Trainer' } });

  expect(created.json<EditableTeam>().trainer).toEqual({ name: 'Kim', role: 'Trainer', imageUrl: null, image: null });
  await send('DELETE', `/api/teams/${created.json<EditableTeam>().id}`);
});

test('an editor adds, changes and deletes a team', async () => {
  const created = await send('POST', '/api/teams', { name: 'Größte Mädchen' });
  expect(created.statusCode).toBe(201);
  const { id, slug, matchName, version } = created.json<EditableTeam>();
  expect({ slug, matchName, version }).toEqual({ slug: 'groesste-maedchen', matchName: 'Größte Mädchen', version: 1 });

  const changed = await send('PATCH', `/api/teams/${id}`, { subtitle: 'Kreisliga', version: 1 });
  expect(changed.json()).toMatchObject({ name: 'Größte Mädchen', subtitle: 'Kreisliga', version: 2 });
  expect((await send('PATCH', `/api/teams/${id}`, { subtitle: 'Zu spät', version: 1 })).json()).toMatchObject({
    statusCode: 409,
    code: 'stale_version',
    current: { subtitle: 'Kreisliga', version: 2 },
  });

  expect((await send('DELETE', `/api/teams/${id}`)).statusCode).toBe(204);
  expect((await app.inject(`/api/teams/${slug}`)).statusCode).toBe(404);
});

test('training times follow the new name of their team', async () => {
  const { id } = await createTeam(app, { name: 'D-Jugend' });
  const times = createTrainingTimesRepository(app.db);
  await times.insert({ team: 'D-Jugend', dayOfWeek: 'monday', startTime: '17:00' }, null);

  await send('PATCH', `/api/teams/${id}`, { name: 'D1-Jugend' });

  expect(await times.findPage({ search: 'd1-jugend' }, null)).toMatchObject({
    items: [{ team: 'D1-Jugend', version: 2 }],
  });
});

test('tells which teams somebody writes about', async () => {
  await createTeam(app);
  await createTeam(app, { name: '2. Mannschaft' });
  const own = async (cookie: string) => (await send('GET', '/api/admin/own-teams', undefined, cookie)).json<unknown>();

  expect(await own(editor)).toMatchObject([{ slug: '1-mannschaft' }, { slug: '2-mannschaft' }]);
  expect(await own(await signInTrainer(app, '2-mannschaft'))).toEqual([
    { slug: '2-mannschaft', name: '2. Mannschaft', matchName: 'FSV Sommerried' },
  ]);
  expect((await send('GET', '/api/admin/own-teams', undefined, '')).statusCode).toBe(401);
});

test('a slug that is taken is refused', async () => {
  await createTeam(app);

  expect((await send('POST', '/api/teams', { name: 'Andere', slug: '1-mannschaft' })).json()).toMatchObject({
    statusCode: 409,
    code: 'slug_taken',
  });
});

test.each<[object, string]>([
  [{}, 'name'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x', slug: 'Mit Leerzeichen' }, 'slug'],
  [{ name: 'x', imageUrl: 'https://example.com/a.png' }, 'imageUrl'],
  [{ name: 'x', trainer: { name: 'x' } }, 'trainer.role'],
  [{ name: 'x', squad: [{ number: 0, position: 'Tor', name: null }] }, 'squad.0.number'],
  [{ name: 'x', id: randomUUID() }, 'id'],
])('bad input %# is refused and names the field', async (payload, field) => {
  const answer = await send('POST', '/api/teams', payload);

  expect(answer.json()).toMatchObject({ statusCode: 400, field });
  expect(await app.db('teams').select()).toEqual([]);
});
