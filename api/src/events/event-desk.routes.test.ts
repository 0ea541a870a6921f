import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { signIn, signInTrainer } from '../../test/sign-in.ts';
import { createEvent, createMatch, createTeam } from '../../test/sport.ts';
import type { EditableEvent, EditableEventPage } from '../contract/index.ts';
import type { Static } from 'typebox';

let api: TestApp;
let app: FastifyInstance;
let editor: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
  editor = await signIn(app, 'editor');
  await createTeam(app);
  await createTeam(app, { name: '2. Mannschaft', matchName: 'FSV Sommerried II' });
});
afterEach(() => app.db('events').delete());
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, url: string, payload?: object, cookie = editor) =>
  app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
const stored = () => app.db('events').whereNull('deleted_at');

const START = '2026-11-28T18:00:00+01:00';
const EVENT = { type: 'event', title: 'Jahreshauptversammlung', startDate: START };
const MATCH = { type: 'match', team: '1-mannschaft', opponent: 'TSV Bechtheim', home: true, startDate: START };

describe.each<[Method, string, object?]>([
  ['GET', '/api/admin/events'],
  ['GET', `/api/admin/events/${randomUUID()}`],
  ['POST', '/api/events', EVENT],
  ['PATCH', `/api/events/${randomUUID()}`, { title: 'Neu' }],
  ['DELETE', `/api/events/${randomUUID()}`],
])('%s %s', (method, url, payload) => {
  test('asks visitors to sign in', async () => {
    expect((await send(method, url, payload, '')).statusCode).toBe(401);
    expect(await stored()).toEqual([]);
  });
});

describe('POST /api/events', () => {
  test('stores an event and answers it as editors see it', async () => {
    const answer = await send('POST', '/api/events', EVENT);

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ ...EVENT, color: '#dc2626', status: 'planned', repeat: null, version: 1 });
    expect((await app.inject(`/api/events/${answer.json<EditableEvent>().id}`)).statusCode).toBe(200);
  });

  test.each([
    [true, 'FSV Sommerried – TSV Bechtheim'],
    [false, 'TSV Bechtheim – FSV Sommerried'],
  ])('a match without a title is called after its sides, the host first (home: %s)', async (home, title) => {
    expect((await send('POST', '/api/events', { ...MATCH, home })).json()).toMatchObject({ title, home });
  });

  test('a series tells its rule as RFC 5545 writes it, with the last second of its last day in UTC', async () => {
    const repeat = { until: '2027-06-30', weekdays: ['thursday', 'tuesday'], interval: 2 };

    expect((await send('POST', '/api/events', { ...EVENT, repeat })).json()).toMatchObject({
      rrule: 'FREQ=WEEKLY;UNTIL=20270630T215959Z;INTERVAL=2;BYDAY=TU,TH',
      repeat: { until: '2027-06-30', weekdays: ['tuesday', 'thursday'], interval: 2 },
    });
  });

  test.each<[object, string]>([
    [{ type: 'event', startDate: START }, 'title'],
    [{ ...EVENT, title: ' ' }, 'title'],
    [{ ...EVENT, startDate: '28.11.2026' }, 'startDate'],
    [{ ...EVENT, startDate: '2026-02-30T18:00:00+01:00' }, 'startDate'],
    [{ ...EVENT, startDate: '0026-11-28T18:00:00+01:00' }, 'startDate'],
    [{ ...EVENT, endDate: START }, 'endDate'],
    [{ ...EVENT, endDate: '2028-11-28T18:00:00+01:00' }, 'endDate'],
    [{ ...EVENT, allDay: true, endDate: '2026-11-27T18:00:00+01:00' }, 'endDate'],
    [{ ...EVENT, color: 'red' }, 'color'],
    [{ ...EVENT, team: '9-mannschaft' }, 'team'],
    [{ ...EVENT, status: 'cancelled' }, 'reason'],
    [{ ...EVENT, reason: 'Regen' }, 'reason'],
    [{ ...EVENT, opponent: 'TSV Bechtheim' }, 'opponent'],
    [{ ...EVENT, goalsHome: 0, goalsAway: 0 }, 'goalsHome'],
    [{ ...MATCH, opponent: null }, 'opponent'],
    [{ ...MATCH, home: undefined }, 'home'],
    [{ ...MATCH, team: null }, 'team'],
    [{ ...MATCH, goalsHome: 2 }, 'goalsHome'],
    [{ ...MATCH, goalsHome: 100, goalsAway: 0 }, 'goalsHome'],
    [{ ...MATCH, repeat: { until: '2027-01-01' } }, 'repeat'],
    [{ ...EVENT, repeat: { until: '2026-11-27' } }, 'repeat'],
    [{ ...EVENT, repeat: { until: '2029-11-27' } }, 'repeat'],
    [{ ...EVENT, repeat: { until: '2027-02-30' } }, 'repeat.until'],
    [{ ...EVENT, repeat: { until: '2027-01-01', weekdays: [] } }, 'repeat.weekdays'],
    [{ ...EVENT, endDate: '2026-11-30T18:00:00+01:00', repeat: { until: '2027-01-01' } }, 'endDate'],
    [{ ...EVENT, seriesId: randomUUID() }, 'seriesId'],
  ])('bad input %# is refused, names the field and stores nothing', async (payload, field) => {
    expect((await send('POST', '/api/events', payload)).json()).toMatchObject({ statusCode: 400, field });
    expect(await stored()).toEqual([]);
  });
});

describe('PATCH /api/events/:id of a single event', () => {
  test('takes a result', async () => {
    const { id } = await createMatch(app);

    expect((await send('PATCH', `/api/events/${id}`, { goalsHome: 3, goalsAway: 1 })).json()).toMatchObject({
      goalsHome: 3,
      goalsAway: 1,
      title: 'FSV Sommerried – TSV Bechtheim',
      version: 2,
    });
  });

  test('a new opponent renames a match, but not one with a title of its own', async () => {
    const match = await createMatch(app);
    const named = await createMatch(app, { title: 'Das Derby' });

    expect((await send('PATCH', `/api/events/${match.id}`, { opponent: 'SV Alsheim' })).json()).toMatchObject({
      title: 'FSV Sommerried – SV Alsheim',
    });
    expect((await send('PATCH', `/api/events/${named.id}`, { opponent: 'SV Alsheim' })).json()).toMatchObject({
      title: 'Das Derby',
    });
  });

  test('cancelling keeps it visible with its reason, and can be taken back', async () => {
    const { id } = await createEvent(app);
    await send('PATCH', `/api/events/${id}`, { status: 'cancelled', reason: 'Unwetter' });

    expect((await app.inject(`/api/events/${id}`)).json()).toMatchObject({ status: 'cancelled', reason: 'Unwetter' });
    expect((await send('PATCH', `/api/events/${id}`, { status: 'planned' })).json()).toMatchObject({
      status: 'planned',
      reason: null,
    });
  });

  test('moving keeps the length and the first start, however often it is moved', async () => {
    const { id } = await createEvent(app, {
      startDate: '2026-07-04T16:00:00+02:00',
      endDate: '2026-07-04T20:00:00+02:00',
    });
    await send('PATCH', `/api/events/${id}`, { status: 'moved', startDate: '2026-07-05T16:00:00+02:00' });

    expect((await send('PATCH', `/api/events/${id}`, { startDate: '2026-07-11T12:00:00+02:00' })).json()).toMatchObject(
      {
        status: 'moved',
        movedFrom: '2026-07-04T16:00:00+02:00',
        startDate: '2026-07-11T12:00:00+02:00',
        endDate: '2026-07-11T16:00:00+02:00',
      },
    );
    expect((await send('PATCH', `/api/events/${id}`, { startDate: '2026-07-04T16:00:00+02:00' })).json()).toMatchObject(
      {
        movedFrom: null,
      },
    );
  });

  test('an all-day event keeps its days when it is moved over the end of summer time', async () => {
    const { id } = await createEvent(app, { allDay: true, startDate: '2026-10-23T00:00:00+02:00' });

    expect((await send('PATCH', `/api/events/${id}`, { startDate: '2026-03-29T00:00:00+01:00' })).json()).toMatchObject(
      {
        startDate: '2026-03-29T00:00:00+01:00',
        endDate: '2026-03-30T00:00:00+02:00',
      },
    );
  });

  test('a stale version is answered with the current row; of two at once one wins', async () => {
    const { id } = await createEvent(app);

    const answers = await Promise.all(
      ['Eins', 'Zwei'].map((title) => send('PATCH', `/api/events/${id}`, { title, version: 1 })),
    );

    const refused = answers.find(({ statusCode }) => statusCode === 409);
    const won = answers.find(({ statusCode }) => statusCode === 200)?.json<EditableEvent>();
    expect(refused?.json()).toMatchObject({ code: 'stale_version', current: { title: won?.title, version: 2 } });
  });

  test.each([[{}], [{ status: 'cancelled' }], [{ goalsHome: 1 }], [{ opponent: 'x' }], [{ version: '1' }], [{ x: 1 }]])(
    '%j is refused',
    async (payload) => {
      const { id } = await createEvent(app);

      expect((await send('PATCH', `/api/events/${id}`, payload)).statusCode).toBe(400);
      expect(await stored()).toMatchObject([{ version: 1 }]);
    },
  );

  test('an unknown event is not found', async () => {
    expect((await send('PATCH', `/api/events/${randomUUID()}`, { title: 'Neu' })).statusCode).toBe(404);
    expect((await send('DELETE', `/api/events/${randomUUID()}`)).statusCode).toBe(404);
  });
});

test('deleting takes an event away but keeps the row', async () => {
  const { id } = await createEvent(app);

  expect((await send('DELETE', `/api/events/${id}`)).statusCode).toBe(204);
  expect((await app.inject(`/api/events/${id}`)).statusCode).toBe(404);
  expect((await send('DELETE', `/api/events/${id}`)).statusCode).toBe(404);
  expect(await app.db('events')).toHaveLength(1);
});

describe('taking a deletion back', () => {
  test('brings an event, a series and one of its dates back, once', async () => {
    const { id } = await createEvent(app);
    const series = await createEvent(app, { repeat: { until: '2026-07-20' } });
    const date = `${series.id}_2026-07-11`;

    for (const deleted of [id, date, series.id]) {
      await send('DELETE', `/api/events/${deleted}`);
      expect((await app.inject(`/api/events/${deleted}`)).statusCode).toBe(404);
      expect((await send('POST', `/api/events/${deleted}/restore`)).json()).toMatchObject({ id: deleted });
      expect((await app.inject(`/api/events/${deleted}`)).statusCode).toBe(200);
      expect((await send('POST', `/api/events/${deleted}/restore`)).statusCode).toBe(404);
    }
  });

  test('is for the own trainers', async () => {
    const { id } = await createMatch(app);
    await send('DELETE', `/api/events/${id}`);

    const answer = await send('POST', `/api/events/${id}/restore`, undefined, await signInTrainer(app, '2-mannschaft'));

    expect(answer.statusCode).toBe(403);
    expect((await send('POST', `/api/events/${id}/restore`, undefined, '')).statusCode).toBe(401);
  });
});

describe('GET /api/admin/events', () => {
  type Page = Static<typeof EditableEventPage>;
  const titles = async (path: string, cookie = editor) =>
    (await send('GET', `/api/admin/events${path}`, undefined, cookie)).json<Page>().items.map(({ title }) => title);

  beforeEach(async () => {
    await createEvent(app, { startDate: '2026-07-01T16:00:00+02:00', title: 'Sommerfest' });
    await createMatch(app, { startDate: '2026-06-01T16:00:00+02:00', title: 'Ohne Ergebnis' });
    await createMatch(app, { startDate: '2026-05-01T16:00:00+02:00', title: 'Fertig', goalsHome: 1, goalsAway: 0 });
    const later = new Date(Date.now() + 86_400_000).toISOString();
    await createMatch(app, { startDate: later, title: 'Kommt noch', team: '2-mannschaft' });
  });

  test('lists everything, last start first, by search, type and team', async () => {
    expect(await titles('')).toEqual(['Kommt noch', 'Sommerfest', 'Ohne Ergebnis', 'Fertig']);
    expect(await titles('?search=SOMMERF')).toEqual(['Sommerfest']);
    expect(await titles('?type=match&team=1-mannschaft')).toEqual(['Ohne Ergebnis', 'Fertig']);
    expect(await titles('?limit=1&page=2')).toEqual(['Sommerfest']);
    expect(await titles('?sort=soonest&limit=1')).toEqual(['Fertig']);
    expect(await titles('?status=cancelled')).toEqual([]);
  });

  test('finds matches that lack their result', async () => {
    expect(await titles('?missing=result')).toEqual(['Ohne Ergebnis']);
  });

  test('shows trainers their own teams', async () => {
    expect(await titles('', await signInTrainer(app, '2-mannschaft'))).toEqual(['Kommt noch']);
    expect(await titles('', await signIn(app, 'trainer'))).toEqual([]);
  });
});

describe('a trainer', () => {
  test('writes about own teams', async () => {
    const trainer = await signInTrainer(app, '1-mannschaft', '2-mannschaft');

    const answer = await send('POST', '/api/events', MATCH, trainer);

    expect(answer.statusCode).toBe(201);
    const { id } = answer.json<EditableEvent>();
    expect((await send('PATCH', `/api/events/${id}`, { team: '2-mannschaft' }, trainer)).statusCode).toBe(200);
    expect((await send('GET', `/api/admin/events/${id}`, undefined, trainer)).statusCode).toBe(200);
    expect((await send('DELETE', `/api/events/${id}`, undefined, trainer)).statusCode).toBe(204);
  });

  test('neither writes about others, nor about the club, nor hands over or takes over', async () => {
    const trainer = await signInTrainer(app, '2-mannschaft');
    const other = await createMatch(app);
    const club = await createEvent(app);
    const own = await createMatch(app, { team: '2-mannschaft' });

    const answers = [
      await send('POST', '/api/events', MATCH, trainer),
      await send('POST', '/api/events', EVENT, trainer),
      await send('PATCH', `/api/events/${other.id}`, { team: '2-mannschaft' }, trainer),
      await send('PATCH', `/api/events/${club.id}`, { title: 'Neu' }, trainer),
      await send('PATCH', `/api/events/${own.id}`, { team: '1-mannschaft' }, trainer),
      await send('DELETE', `/api/events/${other.id}`, undefined, trainer),
      await send('GET', `/api/admin/events/${other.id}`, undefined, trainer),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403, 403]);
    expect(await stored().where({ version: 1 })).toHaveLength(3);
  });
});
