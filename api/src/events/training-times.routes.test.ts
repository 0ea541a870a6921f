import { randomUUID } from 'node:crypto';
import { editMeanwhile } from '../../test/edit-meanwhile.ts';
import { editorDesk, type Method } from '../../test/editor-desk.ts';
import { signInTrainer } from '../../test/sign-in.ts';
import { multiplyRow } from '../../test/many-rows.ts';
import { createEvent, createTeam, createTwoTeams } from '../../test/sport.ts';
import { addDays, berlinDay, berlinTime, berlinTimestamp } from '../time/berlin-time.ts';
import {
  WEEKDAYS,
  type ClubEvent,
  type EditableEvent,
  type EditableTrainingTime,
  type PageOf,
  type TrainingTime,
  type Weekday,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { editTrainingTimes } from './edit-training-times.ts';
import { readTrainingTimes } from './read-training-times.ts';
import { weekdayOf } from './recurrence.ts';
import { withinSeriesLimit } from './series-limit.ts';

const desk = editorDesk({ emptied: ['events'], prepare: createTwoTeams });

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

test('visitors read whom to ask about a training, where the trainer has agreed to it', async () => {
  const trainer = { name: 'Kim', role: 'Trainerin', phone: '0171 1', email: null };
  for (const [name, contactConsent] of [
    ['E-Jugend', true],
    ['F-Jugend', false],
  ] as const) {
    await createTeam(desk.app, { name, trainer: { ...trainer, contactConsent } });
    await add({ team: name });
  }

  const times = (await desk.app.inject('/api/training-times')).json<TrainingTime[]>();

  expect(times.map(({ team, contact }) => [team, contact])).toEqual([
    ['E-Jugend', { name: 'Kim', phone: '0171 1', email: null }],
    ['F-Jugend', undefined],
  ]);
  await desk.app.db('events').delete();
  await desk.app.db('teams').whereIn('name', ['E-Jugend', 'F-Jugend']).delete();
});

test('visitors read the times of one team by its slug, whatever spaces its name has', async () => {
  await createTeam(desk.app, { name: 'E-Jugend', slug: 'e-jugend' });
  await add({ team: ' E-Jugend ' });
  await add({ team: 'E-Jugend', startTime: '20:00' });
  await add({ team: 'Gymnastik' });
  const teamsOf = async (slug: string) =>
    (await desk.app.inject(`/api/training-times?team=${slug}`)).json<TrainingTime[]>().map(({ team }) => team.trim());

  expect(await teamsOf('e-jugend')).toEqual(['E-Jugend', 'E-Jugend']);
  expect(await teamsOf('gymnastik')).toEqual([]);
  expect((await desk.app.inject('/api/training-times?team=E%20Jugend')).statusCode).toBe(400);
  await desk.app.db('events').delete();
  await desk.app.db('teams').where('name', 'E-Jugend').delete();
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
    exceptHolidays: false,
    exceptSchoolHolidays: false,
    everyWeeks: 1,
    until: null,
    nextDate: expect.objectContaining({ status: 'planned', reason: null }),
    changes: [],
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
  expect(await desk.app.db('events').select()).toEqual([]);
});

test.each(['00:00', '00:30'])('a late training ends at %s, in the night after its day', async (endTime) => {
  const added = await add({ startTime: '22:00', endTime });
  await desk.send('PATCH', `/api/training-times/${added.id}`, { startTime: '22:15' });

  const [time] = (await desk.app.inject('/api/training-times')).json<TrainingTime[]>();
  const { startDate = '', endDate } = time?.nextDate ?? {};
  expect([added.endTime, time?.startTime, time?.endTime]).toEqual([endTime, '22:15', endTime]);
  expect(endDate).toBe(berlinTimestamp(berlinTime(addDays(startDate.slice(0, 10), 1), endTime)));
});

test.each([
  ['tuesday', -1],
  ['thursday', 1],
])('a training time that has an end keeps its last week when it moves to %s', async (dayOfWeek, days) => {
  const { id } = await add({ dayOfWeek: 'wednesday' });
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(berlinDay(new Date()), 21 + ahead));
  const until = week.find((day) => weekdayOf(day) === 'wednesday') ?? '';
  await desk.send('PATCH', `/api/events/${id}`, { repeat: { until, weekdays: ['wednesday'] } });

  await desk.send('PATCH', `/api/training-times/${id}`, { dayOfWeek });

  const [time] = (await desk.app.inject('/api/training-times')).json<TrainingTime[]>();
  expect(time).toMatchObject({ dayOfWeek, until: addDays(until, days) });
});

test('a change that puts the end before the start is refused', async () => {
  const { id } = await add();

  expect((await desk.send('PATCH', `/api/training-times/${id}`, { startTime: '21:00' })).statusCode).toBe(400);
});

describe('a time that is there already', () => {
  const send = (values: object = {}) => desk.send('POST', '/api/training-times', { ...TIME, ...values });
  const codes = async (...asked: object[]) => {
    const found: number[] = [];
    for (const values of asked) found.push((await send(values)).statusCode);
    return found;
  };

  test('is not entered twice: same team or group, weekday and start, at no other place', async () => {
    await add({ location: 'Hauptplatz' });
    await add({ team: 'Gymnastik' });

    expect((await send({ endTime: null })).json()).toMatchObject({
      statusCode: 409,
      code: 'time_taken',
      message:
        'Diese Trainingszeit gibt es schon. Trainiert eine zweite Gruppe zur selben Zeit, gib für beide einen Ort an.',
      field: 'startTime',
    });
    expect(await codes({ location: ' hauptplatz' }, { team: ' Gymnastik ' })).toEqual([409, 409]);
    await add({ team: 'Alte Herren' });
    expect(await codes({ team: 'alte herren' }, { team: 'Alte  Herren' })).toEqual([409, 409]);
    expect(
      await codes(
        { team: '2. Mannschaft' },
        { dayOfWeek: 'friday' },
        { startTime: '19:30' },
        { location: 'Halle' },
        { active: false },
      ),
    ).toEqual([201, 201, 201, 201, 201]);
  });

  test('is not entered twice by two at once', async () => {
    const answers = await Promise.all([send(), send(), send()]);

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  test('is not entered twice in the calendar either', async () => {
    const calendar = (values: object = {}) =>
      desk.send('POST', '/api/events', {
        type: 'training',
        title: 'Training',
        team: '1-mannschaft',
        startDate: '2026-12-01T19:00:00+01:00',
        repeat: { until: null, weekdays: ['tuesday', 'thursday'] },
        ...values,
      });
    await add();

    const refused = await calendar();
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'time_taken', field: 'startDate' });
    expect(await desk.app.db('events').whereNotNull('rrule')).toHaveLength(1);

    const later = await calendar({ startDate: '2026-12-01T20:30:00+01:00' });
    const { id } = later.json<EditableEvent>();
    const change = async (payload: object) => (await desk.send('PATCH', `/api/events/${id}`, payload)).statusCode;
    expect(later.statusCode).toBe(201);
    expect(await change({ startDate: '2026-12-01T19:00:00+01:00' })).toBe(409);
    expect(await change({ title: 'Lauftreff' })).toBe(200);
    expect((await calendar({ repeat: null })).statusCode).toBe(201);
    expect((await calendar({ team: '2-mannschaft' })).statusCode).toBe(201);

    await desk.send('DELETE', `/api/events/${id}`);
    expect((await calendar({ startDate: '2026-12-01T20:30:00+01:00' })).statusCode).toBe(201);
    expect((await desk.send('POST', `/api/events/${id}/restore`)).statusCode).toBe(409);
  });

  test('is not what another becomes by a change, from the bin or after a pause', async () => {
    const [first, other, paused] = [await add(), await add({ startTime: '18:00' }), await add({ active: false })];
    const change = async (id: string, values: object) =>
      (await desk.send('PATCH', `/api/training-times/${id}`, values)).statusCode;

    expect(await change(other.id, { startTime: '19:00' })).toBe(409);
    expect(await change(paused.id, { active: true })).toBe(409);
    await desk.send('DELETE', `/api/training-times/${first.id}`);
    expect(await change(paused.id, { active: true })).toBe(200);
    expect((await desk.send('POST', `/api/training-times/${first.id}/restore`)).statusCode).toBe(409);
  });

  test('from before this was asked is changed as it is; what another goes on with later is none', async () => {
    const { id } = await add();
    await multiplyRow(desk.app.db, 'events', 1, { id: 'gen_random_uuid()' });

    expect((await desk.send('PATCH', `/api/training-times/${id}`, { notes: 'Neu' })).statusCode).toBe(200);

    await desk.app.db('events').delete();
    const startDate = '2099-01-06T19:00:00+01:00';
    const repeat = { until: null, weekdays: ['tuesday' as const] };
    const later = await createEvent(desk.app, { type: 'training', team: '1-mannschaft', startDate, repeat });
    expect(await codes({})).toEqual([409]);
    await desk.app.db('events').where({ id: later.id }).update({ last_day: '2020-01-01' });
    expect(await codes({})).toEqual([201]);
  });
});

describe('a trainer', () => {
  test('takes back the deletion of own times only', async () => {
    const { id } = await add();
    await desk.send('DELETE', `/api/training-times/${id}`);
    const restore = async (team: string) =>
      (await desk.send('POST', `/api/training-times/${id}/restore`, undefined, await signInTrainer(desk.app, team)))
        .statusCode;

    const taken = await add();
    expect([await restore('2-mannschaft'), await restore('1-mannschaft')]).toEqual([403, 409]);
    await desk.send('DELETE', `/api/training-times/${taken.id}`);
    expect((await desk.app.inject('/api/training-times')).json()).toEqual([]);
    expect(await restore('1-mannschaft')).toBe(200);
  });

  test('takes many deletions back at once, more than there are connections to the database', async () => {
    const trainer = await signInTrainer(desk.app, '1-mannschaft');
    const { id } = await add();
    await desk.send('DELETE', `/api/training-times/${id}`);

    const answers = await Promise.all(
      Array.from({ length: 24 }, () => desk.send('POST', `/api/training-times/${id}/restore`, undefined, trainer)),
    );

    const statuses = answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other);
    expect(statuses).toEqual([200, ...Array.from({ length: 23 }, () => 404)]);
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
    expect(await desk.app.db('events').where({ version: 1 }).whereNull('deleted_at')).toHaveLength(2);
  });
});

test.each<[string, 'PATCH' | 'DELETE', object | undefined]>([
  ['changes', 'PATCH', { notes: 'Neu' }],
  ['deletes', 'DELETE', undefined],
])('a trainer %s nothing that is handed to another team at that moment', async (_case, method, payload) => {
  const trainer = await signInTrainer(desk.app, '1-mannschaft');
  const { id } = await add();
  const handOver = (trx: Database) =>
    withinSeriesLimit(trx, async (inside) => inside('events').where({ id }).update({ team: '2-mannschaft' }));

  const answer = await editMeanwhile(desk.app.db, handOver, () =>
    desk.send(method, `/api/training-times/${id}`, payload, trainer),
  );

  expect(answer.statusCode).toBe(403);
  expect(await desk.app.db('events').where({ id, deleted_at: null, description: null })).toHaveLength(1);
});

describe('a training time is a series of events', () => {
  const TODAY = berlinDay(new Date());
  const weekday = (days: number) => weekdayOf(addDays(TODAY, days));
  const at = (days: number, clock: string) => berlinTimestamp(berlinTime(addDays(TODAY, days), clock));
  const dates = async (from: number, to: number) => {
    const query = new URLSearchParams({ start: at(from, '00:00'), end: at(to, '00:00') });
    return (await desk.read<ClubEvent[]>(`/api/events/range?${query.toString()}`)).map(({ startDate }) => startDate);
  };
  const times = () => desk.read<TrainingTime[]>('/api/training-times');
  /** A time that has been for four weeks, on the weekday of tomorrow. */
  const addRunning = async () => {
    const time = { ...TIME, dayOfWeek: weekday(1) };
    return editTrainingTimes(desk.app.db).insert(time, null, addDays(TODAY, -27));
  };

  test('has dates from today on without an end; none when it pauses', async () => {
    const { id } = await add({ dayOfWeek: weekday(1) });

    expect(await dates(-30, 8)).toEqual([at(1, '19:00'), at(8, '19:00')]);
    expect(await dates(7000, 7006)).toHaveLength(1);
    expect(await desk.read(`/api/events/${id}`)).toMatchObject({ type: 'training', title: 'Training 1. Mannschaft' });
    await desk.send('PATCH', `/api/training-times/${id}`, { active: false });
    expect(await dates(-30, 8)).toEqual([]);
    expect((await desk.app.inject(`/api/events/${id}_${addDays(TODAY, 1)}`)).statusCode).toBe(404);
    expect((await desk.app.inject('/api/calendar/alle.ics')).body).not.toContain('BEGIN:VEVENT');
  });

  test('says which date is next and what is cancelled, with its reason', async () => {
    const { id } = await add({ dayOfWeek: weekday(1) });
    const date = `${id}_${addDays(TODAY, 1)}`;
    await desk.send('PATCH', `/api/events/${date}`, { status: 'cancelled', reason: 'Platz gesperrt' });

    expect(await times()).toMatchObject([
      {
        id,
        nextDate: { startDate: at(8, '19:00'), status: 'planned' },
        changes: [{ id: date, startDate: at(1, '19:00'), status: 'cancelled', reason: 'Platz gesperrt' }],
      },
    ]);
    expect((await desk.send('GET', `/api/admin/training-times`)).json()).toMatchObject({
      items: [{ changes: [{ id: date }] }],
    });
  });

  test('a date that is cancelled is so wherever people look, with its reason', async () => {
    const { id } = await add({ dayOfWeek: weekday(1) });
    const date = `${id}_${addDays(TODAY, 1)}`;
    await desk.send('PATCH', `/api/events/${date}`, { status: 'cancelled', reason: 'Platz gesperrt' });
    await desk.app.contentRevision.refresh();

    const day = new URLSearchParams({ start: at(1, '00:00'), end: at(1, '23:59') }).toString();
    const month = new URLSearchParams({ start: at(-20, '00:00'), end: at(20, '00:00') }).toString();
    const [time] = await times();
    const [ofTeam] = await desk.read<TrainingTime[]>('/api/training-times?team=1-mannschaft');
    const agenda = (await desk.send('GET', '/api/admin/agenda')).json<PageOf<ClubEvent>>();
    const listed = (await desk.send('GET', '/api/admin/training-times')).json<PageOf<TrainingTime>>();
    const shown = {
      trainingTimes: time?.changes,
      teamPage: ofTeam?.changes,
      today: await desk.read<ClubEvent[]>(`/api/events/range?${day}`),
      calendar: (await desk.read<ClubEvent[]>(`/api/events/range?${month}`)).filter((event) => event.id === date),
      bar: await desk.read<ClubEvent[]>('/api/events/cancelled'),
      agenda: agenda.items.filter((event) => event.id === date),
      listed: listed.items[0]?.changes,
      itself: [await desk.read<ClubEvent>(`/api/events/${date}`)],
    };
    for (const [place, events = []] of Object.entries(shown))
      expect([
        place,
        events.map((event) => [event.id, 'status' in event ? event.status : 'cancelled', event.reason]),
      ]).toEqual([place, [[date, 'cancelled', 'Platz gesperrt']]]);
    for (const feed of ['alle', '1-mannschaft']) {
      const { body } = await desk.app.inject(`/api/calendar/${feed}.ics`);
      const exception = body.split('BEGIN:VEVENT').find((entry) => entry.includes('RECURRENCE-ID'));
      expect(exception).toContain('STATUS:CANCELLED');
      expect(exception).toContain('Platz gesperrt');
    }
  });

  test.each([
    ['20:30', '20:30'],
    [null, '21:00'],
  ])('is the next one until it ends at %s', async (endTime, end) => {
    await add({ dayOfWeek: weekday(0), endTime });
    const nextAt = async (time: Date) => {
      const [first] = await readTrainingTimes(desk.app.db).findActive(undefined, time);
      return first?.nextDate?.startDate;
    };
    const over = berlinTime(TODAY, end);

    expect(await nextAt(new Date(over.getTime() - 1))).toBe(at(0, '19:00'));
    expect(await nextAt(over)).toBe(at(7, '19:00'));
  });

  test('of another time goes on at that time; what has been stays in the calendar', async () => {
    const { id } = await addRunning();
    const cancelled = `${id}_${addDays(TODAY, -6)}`;
    await desk.send('PATCH', `/api/events/${cancelled}`, { status: 'cancelled', reason: 'Platz gesperrt' });
    await desk.send('PATCH', `/api/events/${id}_${addDays(TODAY, 1)}`, { location: 'Halle' });

    await desk.send('PATCH', `/api/training-times/${id}`, { dayOfWeek: weekday(2), startTime: '18:00' });

    expect(await dates(-14, 8)).toEqual([at(-13, '19:00'), at(-6, '19:00'), at(2, '18:00')]);
    expect(await times()).toMatchObject([
      { id, dayOfWeek: weekday(2), startTime: '18:00', nextDate: { location: 'Halle' } },
    ]);
    expect(await desk.app.db('events').where({ reason: 'Platz gesperrt' })).toHaveLength(1);
    await desk.send('DELETE', `/api/training-times/${id}`);
    expect(await dates(-14, 8)).toEqual([at(-13, '19:00'), at(-6, '19:00')]);
  });

  test('one weekday of a series with several is changed alone', async () => {
    const [first, second] = [weekday(1), weekday(2)].toSorted((a, b) => WEEKDAYS.indexOf(a) - WEEKDAYS.indexOf(b)) as [
      Weekday,
      Weekday,
    ];
    const { id } = await createEvent(desk.app, {
      type: 'training',
      title: 'Training',
      team: '1-mannschaft',
      startDate: at(1, '19:00'),
      repeat: { until: addDays(TODAY, 40), weekdays: [first, second] },
    });
    const before = await times();
    expect(before.map(({ dayOfWeek }) => dayOfWeek)).toEqual([first, second]);
    expect(before[0]?.id).toBe(id);
    const ids = before.map((time) => time.id);

    const changed = await desk.send('PATCH', `/api/training-times/${ids[1]}`, { location: 'Halle' });

    expect(changed.json()).toMatchObject({ id: ids[1], dayOfWeek: second, location: 'Halle' });
    expect(await times()).toMatchObject([
      { id: ids[0], location: null },
      { id: ids[1], location: 'Halle' },
    ]);
    expect(await dates(0, 9)).toEqual([1, 2, 8, 9].map((days) => at(days, '19:00')));
  });

  test('counts among the series a team may have; each group has its own', async () => {
    const { id } = await add();
    await multiplyRow(desk.app.db, 'events', 49, { id: 'gen_random_uuid()' });

    const next = { ...TIME, startTime: '20:00' };
    expect((await desk.send('POST', '/api/training-times', next)).json()).toMatchObject({ statusCode: 400 });
    expect((await desk.send('POST', '/api/training-times', { ...TIME, team: 'Gymnastik' })).statusCode).toBe(201);
    expect((await desk.send('PATCH', `/api/training-times/${id}`, { notes: 'Neu' })).statusCode).toBe(200);
  });

  test('of a group is the team’s once there is a team of that name', async () => {
    const { id } = await add({ team: 'Gymnastik' });
    await createTeam(desk.app, { name: 'Gymnastik' });

    expect(await desk.read(`/api/events/${id}`)).toMatchObject({ team: 'gymnastik', title: 'Training Gymnastik' });
    expect(await times()).toMatchObject([{ id, team: 'Gymnastik' }]);
    await desk.app.db('events').delete();
    await desk.app.db('teams').where({ slug: 'gymnastik' }).delete();
  });
});

test('a weekday that a series gets back, once or twice, is a training time of its own beside the one that was changed alone', async () => {
  const repeat = { until: null, weekdays: ['tuesday' as const, 'thursday' as const] };
  const startDate = '2026-12-01T19:00:00+01:00';
  const place = { team: '1-mannschaft', location: 'Hauptplatz' };
  const series = await createEvent(desk.app, { type: 'training', ...place, startDate, repeat });
  const times = async () =>
    (await desk.send('GET', '/api/admin/training-times')).json<PageOf<EditableTrainingTime>>().items;
  const change = (id: string, notes: string, location = notes) =>
    desk.send('PATCH', `/api/training-times/${id}`, { notes, location });
  const ids: string[] = [];

  for (const notes of ['a', 'b', 'c']) {
    const thursday = (await times()).find(({ id, dayOfWeek }) => dayOfWeek === 'thursday' && !ids.includes(id));
    ids.push(thursday?.id ?? '');
    expect((await change(ids.at(-1) ?? '', notes)).json()).toMatchObject({ id: ids.at(-1), notes });
    expect((await desk.send('PATCH', `/api/events/${series.id}`, { repeat })).statusCode).toBe(200);
  }

  const all = await times();
  expect(new Set(all.map(({ id }) => id)).size).toBe(5);
  expect(ids.map((own) => all.find(({ id }) => id === own)?.notes)).toEqual(['a', 'b', 'c']);
  expect((await change(series.id, 'd')).json()).toMatchObject({ dayOfWeek: 'tuesday', notes: 'd' });
  for (const { id } of all) expect((await desk.send('DELETE', `/api/training-times/${id}`)).statusCode).toBe(204);
});
