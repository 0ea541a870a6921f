import { randomUUID } from 'node:crypto';
import * as teamNames from '../../migrations/146-team-names.ts';
import { enterClub } from '../../test/club.ts';
import { editorDesk, type Method } from '../../test/editor-desk.ts';
import { signIn, signInTrainer } from '../../test/sign-in.ts';
import { createTeam } from '../../test/sport.ts';
import { createTrainingTimesRepository } from '../training-times/training-times.repository.ts';
import type { EditableTeam, TeamSummary } from '../contract/index.ts';

const desk = editorDesk({ emptied: ['teams'], prepare: enterClub });

describe.each<[Method, string, object?]>([
  ['GET', '/api/admin/teams'],
  ['GET', `/api/admin/teams/${randomUUID()}`],
  ['POST', '/api/teams', { name: '3. Mannschaft' }],
  ['PATCH', `/api/teams/${randomUUID()}`, { name: 'Neu' }],
  ['DELETE', `/api/teams/${randomUUID()}`],
])('%s %s', (method, url, payload) => {
  test('asks visitors to sign in and is closed to trainers', async () => {
    expect((await desk.send(method, url, payload, '')).statusCode).toBe(401);
    expect((await desk.send(method, url, payload, await signIn(desk.app, 'trainer'))).statusCode).toBe(403);
    expect(await desk.app.db('teams').select()).toEqual([]);
  });
});

test('visitors read the teams in order, and one of them whole', async () => {
  const { id: second } = await createTeam(desk.app, { name: '2. Mannschaft' });
  const { id: first } = await createTeam(desk.app, {
    subtitle: 'A-Klasse Alzey-Worms',
    trainer: { name: 'Trainerteam', role: 'Trainer 1. Mannschaft', imageUrl: null },
    squad: [{ number: 1, position: 'Tor', name: null }],
  });

  expect(
    (
      await desk.app.inject({
        method: 'PUT',
        url: '/api/teams/order',
        headers: { cookie: desk.cookie },
        payload: { ids: [first, second] },
      })
    ).statusCode,
  ).toBe(204);

  const list = (await desk.app.inject('/api/teams')).json<TeamSummary[]>();
  expect(list.map(({ slug }) => slug)).toEqual(['1-mannschaft', '2-mannschaft']);
  expect((await desk.app.inject('/api/teams/1-mannschaft')).json()).toMatchObject({
    name: '1. Mannschaft',
    matchName: 'SV Musterstadt',
    subtitle: 'A-Klasse Alzey-Worms',
    trainer: { name: 'Trainerteam', role: 'Trainer 1. Mannschaft', imageUrl: null, image: null },
    squad: [{ number: 1, position: 'Tor', name: null }],
  });
});

test('a team plays on the ground of the club unless it has another', async () => {
  await createTeam(desk.app);
  await createTeam(desk.app, { name: 'C-Jugend', stadiumName: 'Sportplatz Bechtheim', stadiumAddress: 'Am Bach 2' });

  expect((await desk.app.inject('/api/teams/1-mannschaft')).json()).toMatchObject({
    stadium: { name: 'Stadion Musterstadt', address: 'Am Sportplatz 1, 12345 Musterstadt' },
  });
  expect((await desk.app.inject('/api/teams/c-jugend')).json()).toMatchObject({
    stadium: { name: 'Sportplatz Bechtheim', address: 'Am Bach 2' },
  });
});

test('an unknown team is not found', async () => {
  expect((await desk.app.inject('/api/teams/9-mannschaft')).statusCode).toBe(404);
});

test('a trainer needs no photo', async () => {
  const created = await desk.send('POST', '/api/teams', { name: 'Bambini', trainer: { name: 'Kim', role: 'Trainer' } });

  expect(created.json<EditableTeam>().trainer).toEqual({ name: 'Kim', role: 'Trainer', imageUrl: null, image: null });
  await desk.send('DELETE', `/api/teams/${created.json<EditableTeam>().id}`);
});

test('an editor adds, changes and deletes a team', async () => {
  const created = await desk.send('POST', '/api/teams', { name: 'Größte Mädchen' });
  expect(created.statusCode).toBe(201);
  const { id, slug, matchName, version } = created.json<EditableTeam>();
  expect({ slug, matchName, version }).toEqual({ slug: 'groesste-maedchen', matchName: 'Größte Mädchen', version: 1 });

  const changed = await desk.send('PATCH', `/api/teams/${id}`, { subtitle: 'Kreisliga', version: 1 });
  expect(changed.json()).toMatchObject({ name: 'Größte Mädchen', subtitle: 'Kreisliga', version: 2 });
  expect((await desk.send('PATCH', `/api/teams/${id}`, { subtitle: 'Zu spät', version: 1 })).json()).toMatchObject({
    statusCode: 409,
    code: 'stale_version',
    current: { subtitle: 'Kreisliga', version: 2 },
  });

  expect((await desk.send('DELETE', `/api/teams/${id}`)).statusCode).toBe(204);
  expect((await desk.app.inject(`/api/teams/${slug}`)).statusCode).toBe(404);
});

test('training times follow the new name of their team', async () => {
  const { id } = await createTeam(desk.app, { name: 'D-Jugend' });
  const times = createTrainingTimesRepository(desk.app.db);
  await times.insert({ team: 'D-Jugend', dayOfWeek: 'monday', startTime: '17:00' }, null);

  await desk.send('PATCH', `/api/teams/${id}`, { name: 'D1-Jugend' });

  expect(await times.findPage({ search: 'd1-jugend' }, null)).toMatchObject({
    items: [{ team: 'D1-Jugend', version: 2 }],
  });
});

test('tells which teams somebody writes about', async () => {
  await createTeam(desk.app);
  await createTeam(desk.app, { name: '2. Mannschaft' });
  const own = async (cookie: string) =>
    (await desk.send('GET', '/api/admin/own-teams', undefined, cookie)).json<unknown>();

  expect(await own(desk.cookie)).toMatchObject([{ slug: '1-mannschaft' }, { slug: '2-mannschaft' }]);
  expect(await own(await signInTrainer(desk.app, '2-mannschaft'))).toEqual([
    { slug: '2-mannschaft', name: '2. Mannschaft', matchName: 'SV Musterstadt' },
  ]);
  expect((await desk.send('GET', '/api/admin/own-teams', undefined, '')).statusCode).toBe(401);
});

describe('two teams never have one name', () => {
  const add = (name: string, slug: string) => desk.send('POST', '/api/teams', { name, slug });

  test('however it is spelt; the answer names the field', async () => {
    const { id } = await createTeam(desk.app, { name: 'Alte Herren' });
    await add('Andere', 'andere');

    expect((await add(' alte   HERREN', 'ah')).json()).toMatchObject({
      statusCode: 409,
      code: 'name_taken',
      field: 'name',
    });
    const [, other] = await desk.app.db('teams').orderBy('sort_order').pluck('id');
    expect((await desk.send('PATCH', `/api/teams/${other}`, { name: 'Alte Herren' })).statusCode).toBe(409);
    expect((await desk.send('PATCH', `/api/teams/${id}`, { name: 'ALTE Herren' })).statusCode).toBe(200);
  });

  test('also when two editors add them at the same moment', async () => {
    const answers = await Promise.all(['a', 'b', 'c'].map((slug) => add('Bambini', slug)));

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('nor when a deleted one comes back', async () => {
    const { id } = await createTeam(desk.app, { name: 'C-Jugend' });
    await desk.send('DELETE', `/api/teams/${id}`);
    const { id: successor } = (await add('C-Jugend', 'c2')).json<EditableTeam>();

    const answer = await desk.send('POST', `/api/teams/${id}/restore`);
    expect(answer.json()).toMatchObject({ statusCode: 409, code: 'name_taken' });

    await desk.send('PATCH', `/api/teams/${successor}`, { name: 'C2-Jugend' });
    expect((await desk.send('POST', `/api/teams/${id}/restore`)).statusCode).toBe(200);
  });

  test('and those that did get a number', async () => {
    await teamNames.down(desk.app.db);
    for (const [slug, name] of Object.entries({ a: 'Damen', b: 'damen ', c: 'Damen (2)', d: 'DAMEN', e: 'Herren' }))
      await createTeam(desk.app, { slug, name });

    await teamNames.up(desk.app.db);

    const names = await desk.app.db('teams').orderBy('sort_order').pluck('name');
    expect(names).toEqual(['Damen', 'damen (3)', 'Damen (2)', 'DAMEN (4)', 'Herren']);
  });
});

test('a slug that is taken is refused', async () => {
  await createTeam(desk.app);

  expect((await desk.send('POST', '/api/teams', { name: 'Andere', slug: '1-mannschaft' })).json()).toMatchObject({
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
  const answer = await desk.send('POST', '/api/teams', payload);

  expect(answer.json()).toMatchObject({ statusCode: 400, field });
  expect(await desk.app.db('teams').select()).toEqual([]);
});
