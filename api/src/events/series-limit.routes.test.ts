import { randomUUID } from 'node:crypto';
import { editorDesk } from '../../test/editor-desk.ts';
import { multiplyRow } from '../../test/many-rows.ts';
import { signInTrainer } from '../../test/sign-in.ts';
import { createEvent, createTwoTeams } from '../../test/sport.ts';
import { buildApi } from '../app.ts';
import { addDays, berlinDay, berlinTime, berlinTimestamp } from '../time/berlin-time.ts';
import { WEEKDAYS, type EditableEvent } from '../contract/index.ts';
import { weekdayOf } from './recurrence.ts';

const desk = editorDesk({ emptied: ['events'], prepare: createTwoTeams });

const TODAY = berlinDay(new Date());
const training = (values: object = {}) => ({
  type: 'training' as const,
  title: 'Training',
  team: '1-mannschaft',
  startDate: berlinTimestamp(berlinTime(addDays(TODAY, 1), '19:00')),
  repeat: { until: addDays(TODAY, 60) },
  ...values,
});
/** Trainings at places of their own are no training twice. */
const elsewhere = () => ({ location: `Platz ${randomUUID()}` });
const create = (values: object = {}, cookie?: string) => desk.send('POST', '/api/events', training(values), cookie);
const countSeries = async () => (await desk.app.db('events').whereNotNull('rrule').whereNull('deleted_at')).length;

/** Series of the first team, by default as many as there may be. */
async function fill(count = 50): Promise<string> {
  const { id } = await createEvent(desk.app, training(elsewhere()));
  await multiplyRow(desk.app.db, 'events', count - 1, {
    id: 'gen_random_uuid()',
    location: 'gen_random_uuid()::text',
  });
  return id;
}

test('a trainer makes no more than 50 series for a team, and is told why', async () => {
  const trainer = await signInTrainer(desk.app, '1-mannschaft');
  await fill(49);

  const other = await buildApi(desk.config);
  const atOther = () =>
    other.inject({ method: 'POST', url: '/api/events', headers: { cookie: trainer }, payload: training(elsewhere()) });

  // Two instances on one database.
  const answers = await Promise.all([create(elsewhere(), trainer), atOther(), create(elsewhere(), trainer), atOther()]);
  await other.close();

  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400]);
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({
    field: 'repeat',
    message: 'Die Mannschaft hat schon 50 laufende Serien. Bitte zuerst eine löschen oder enden lassen.',
  });
  expect(await countSeries()).toBe(50);
});

test('other teams, single dates and what is over are not held up', async () => {
  await fill();

  expect((await create({ team: '2-mannschaft' })).statusCode).toBe(201);
  expect((await create({ team: null })).statusCode).toBe(201);
  expect((await create({ repeat: null })).statusCode).toBe(201);
  const over = { startDate: '2026-03-03T19:00:00+01:00', repeat: { until: '2026-05-01' } };
  expect((await create(over)).statusCode).toBe(201);
});

test.each<[string, (id: string) => ReturnType<typeof desk.send>]>([
  [
    'a split',
    (id) => desk.send('PATCH', `/api/events/${id}_${addDays(TODAY, 15)}`, { scope: 'following', title: 'x' }),
  ],
  [
    'a date that begins to repeat',
    async () => {
      const { id } = await createEvent(desk.app, training({ ...elsewhere(), repeat: null }));
      return desk.send('PATCH', `/api/events/${id}`, { repeat: { until: addDays(TODAY, 9) } });
    },
  ],
  [
    'a series of another team',
    async () => {
      const { id } = await createEvent(desk.app, training({ ...elsewhere(), team: '2-mannschaft' }));
      return desk.send('PATCH', `/api/events/${id}`, { team: '1-mannschaft' });
    },
  ],
  [
    'one that was over',
    async () => {
      const start = berlinTimestamp(berlinTime(addDays(TODAY, -30), '19:00'));
      const { id } = await createEvent(desk.app, training({ startDate: start, repeat: { until: addDays(TODAY, -9) } }));
      return desk.send('PATCH', `/api/events/${id}`, { repeat: { until: addDays(TODAY, 9) } });
    },
  ],
  [
    'one that comes back',
    async (id) => {
      await desk.send('DELETE', `/api/events/${id}`);
      await create(elsewhere());
      return desk.send('POST', `/api/events/${id}/restore`);
    },
  ],
])('%s is refused at the limit and changes nothing', async (_case, write) => {
  const id = await fill();

  expect((await write(id)).statusCode).toBe(400);
  expect(
    await desk.app
      .db('events')
      .where({ team: '1-mannschaft' })
      .whereNotNull('rrule')
      .whereNull('deleted_at')
      .where('last_day', '>=', TODAY),
  ).toHaveLength(50);
});

test('a trainer makes no more than 200 series for a team that are over, or that they end', async () => {
  const trainer = await signInTrainer(desk.app, '1-mannschaft');
  const startDate = berlinTimestamp(berlinTime(addDays(TODAY, -8), '19:00'));
  const over = () => ({ ...elsewhere(), startDate, repeat: { until: addDays(TODAY, -1) } });
  const refused = {
    statusCode: 400,
    field: 'repeat',
    message: 'Die Mannschaft hat mit denen des letzten Jahres schon 200 Serien. Bitte zuerst alte löschen.',
  };
  await createEvent(desk.app, training(over()));
  await multiplyRow(desk.app.db, 'events', 197, { id: 'gen_random_uuid()', location: 'gen_random_uuid()::text' });

  expect((await create(over(), trainer)).statusCode).toBe(201);
  const open = (await create({ ...elsewhere(), startDate }, trainer)).json<EditableEvent>();
  const ended = await desk.send('PATCH', `/api/events/${open.id}`, { repeat: { until: addDays(TODAY, -1) } }, trainer);

  expect(ended.statusCode).toBe(200);
  expect((await create(over(), trainer)).json()).toMatchObject(refused);
  expect((await create(elsewhere(), trainer)).json()).toMatchObject(refused);
  expect((await create({ ...over(), team: '2-mannschaft' })).statusCode).toBe(201);

  expect((await desk.send('DELETE', `/api/events/${open.id}`, undefined, trainer)).statusCode).toBe(204);
  expect((await create(elsewhere(), trainer)).statusCode).toBe(201);
});

describe('of a time long past', () => {
  const lastDay = addDays(TODAY, -401);
  const start = (day: string) => berlinTimestamp(berlinTime(day, '19:00'));
  const old = (last = lastDay) => ({
    ...elsewhere(),
    startDate: start(addDays(last, -60)),
    repeat: { until: last },
  });

  /** Series of the first team that have ended with a day, by default as many as may share one. */
  async function fillPast(count = 200): Promise<EditableEvent> {
    const event = await createEvent(desk.app, training(old()));
    const copied = { id: 'gen_random_uuid()', location: 'gen_random_uuid()::text' };
    await multiplyRow(desk.app.db, 'events', count - 1, copied);
    return event;
  }

  test('a trainer makes no more than 200 series for a team that share a day, and is told why', async () => {
    const trainer = await signInTrainer(desk.app, '1-mannschaft');
    await fillPast();

    expect((await create(old(), trainer)).json()).toMatchObject({
      statusCode: 400,
      field: 'repeat',
      message: 'Die Mannschaft hat in dieser Zeit schon 200 Serien. Bitte zuerst welche davon löschen.',
    });
    expect((await create({ ...old(), team: '2-mannschaft' })).statusCode).toBe(201);
    expect((await create({ ...old(), team: null })).statusCode).toBe(201);
    expect((await create(elsewhere(), trainer)).statusCode).toBe(201);
  });

  test('of earlier and later seasons there may be any number', async () => {
    await fillPast();

    expect((await create(old(addDays(lastDay, -61)))).statusCode).toBe(201);
    expect((await create(old(addDays(lastDay, -200)))).statusCode).toBe(201);
    expect(
      (await create({ ...old(), startDate: start(addDays(lastDay, 1)), repeat: { until: TODAY } })).statusCode,
    ).toBe(201);
  });

  test('those beyond the limit stay as they are, can be changed and deleted', async () => {
    const { id } = await fillPast(250);

    expect((await desk.send('PATCH', `/api/events/${id}`, { title: 'Laufen' })).statusCode).toBe(200);
    expect((await create(old())).statusCode).toBe(400);
    expect((await desk.send('DELETE', `/api/events/${id}`)).statusCode).toBe(204);
    expect((await desk.send('POST', `/api/events/${id}/restore`)).statusCode).toBe(400);
  });
});

describe('single dates of a team', () => {
  const startDate = '2027-02-28T23:30:00+01:00';
  const single = (values: object = {}) => ({ ...elsewhere(), startDate, repeat: null, ...values });
  const refused = {
    statusCode: 400,
    field: 'startDate',
    message:
      'Die Mannschaft hat im Februar 2027 schon 200 einzelne Termine. Bitte zuerst welche davon löschen oder eine Serie anlegen.',
  };

  async function fillMonth(count = 200): Promise<EditableEvent> {
    const event = await createEvent(desk.app, training(single()));
    await multiplyRow(desk.app.db, 'events', count - 1, { id: 'gen_random_uuid()' });
    return event;
  }

  test('are no more than 200 in a month, and a trainer is told why', async () => {
    const trainer = await signInTrainer(desk.app, '1-mannschaft');
    await fillMonth(199);

    expect((await create(single(), trainer)).statusCode).toBe(201);
    expect((await create(single(), trainer)).json()).toMatchObject(refused);
    expect((await create(single({ startDate: '2027-03-01T00:00:00+01:00' }), trainer)).statusCode).toBe(201);
    expect((await create(single({ team: '2-mannschaft' }))).statusCode).toBe(201);
    expect((await create(single({ team: null }))).statusCode).toBe(201);
    expect((await create(elsewhere(), trainer)).statusCode).toBe(201);
  });

  test('are refused, too, where they are moved, given to a team, taken out of a series or come back', async () => {
    const { id: deleted } = await fillMonth(200);
    const [moved, given, series] = await Promise.all([
      createEvent(desk.app, training(single({ startDate: '2027-03-05T19:00:00+01:00' }))),
      createEvent(desk.app, training(single({ team: '2-mannschaft' }))),
      createEvent(desk.app, training({ ...elsewhere(), repeat: { until: '2027-03-20' } })),
    ]);
    const [date = ''] = (
      await desk.read<EditableEvent[]>('/api/events/range?start=2027-02-05T00:00:00Z&end=2027-02-25T00:00:00Z')
    ).map(({ id }) => id);
    await desk.send('DELETE', `/api/events/${deleted}`);
    await create(single());

    expect((await desk.send('PATCH', `/api/events/${moved.id}`, { startDate })).json()).toMatchObject(refused);
    expect((await desk.send('PATCH', `/api/events/${given.id}`, { team: '1-mannschaft' })).json()).toMatchObject(
      refused,
    );
    expect(date).toContain(series.id);
    expect((await desk.send('PATCH', `/api/events/${date}`, { location: 'Halle' })).json()).toMatchObject(refused);
    expect((await desk.send('POST', `/api/events/${deleted}/restore`)).json()).toMatchObject(refused);
  });

  test('beyond the limit stay as they are, can be changed, moved away and deleted', async () => {
    const { id } = await fillMonth(250);

    expect((await desk.send('PATCH', `/api/events/${id}`, { title: 'Laufen' })).statusCode).toBe(200);
    const away = { startDate: '2027-03-05T19:00:00+01:00' };
    expect((await desk.send('PATCH', `/api/events/${id}`, away)).statusCode).toBe(200);
    expect((await desk.send('DELETE', `/api/events/${id}`)).statusCode).toBe(204);
  });
});

test('series beyond the limit stay as they are, can be changed, ended and deleted', async () => {
  const id = await fill(60);
  const date = (days: number) => `/api/events/${id}_${addDays(TODAY, days)}`;

  expect((await desk.send('PATCH', `/api/events/${id}`, { title: 'Laufen' })).statusCode).toBe(200);
  expect((await desk.send('DELETE', `${date(15)}?scope=following`)).statusCode).toBe(204);
  expect((await desk.send('DELETE', `/api/events/${id}`)).statusCode).toBe(204);
  expect(await countSeries()).toBe(59);
});

test('a series has at most 400 dates, and says how many it would have', async () => {
  const answer = await create({ repeat: { until: addDays(TODAY, 401), weekdays: WEEKDAYS } });

  expect(answer.json()).toMatchObject({
    statusCode: 400,
    field: 'repeat',
    message: expect.stringContaining('höchstens 400 Termine, diese hätte 401') as string,
  });
  expect((await create({ repeat: { until: addDays(TODAY, 400), weekdays: WEEKDAYS } })).statusCode).toBe(201);
});

test('a series of earlier days with more dates than that can still be changed and ended', async () => {
  const daily = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU';
  const { id } = await createEvent(desk.app, training());
  await desk.app
    .db('events')
    .where({ id })
    .update({ rrule: daily, last_day: addDays(TODAY, 700) });

  expect((await desk.send('PATCH', `/api/events/${id}`, { title: 'Laufen' })).statusCode).toBe(200);
  const ending = `/api/events/${id}_${addDays(TODAY, 15)}?scope=following`;
  expect((await desk.send('DELETE', ending)).statusCode).toBe(204);
});

describe('a series without an end', () => {
  /** By default on Tuesdays since 2 January 2024. */
  const endless = async (startDate = '2024-01-02T19:00:00+01:00', weekdays: readonly string[] = ['tuesday']) =>
    (await create({ startDate, repeat: { until: null, weekdays } })).json<EditableEvent>().id;
  const change = (id: string, payload: object) => desk.send('PATCH', `/api/events/${id}`, payload);

  test.each([
    [
      'in the year 9999',
      '1900-01-02T19:00:00+01:00',
      { until: '9999-12-31', weekdays: WEEKDAYS },
      /zwei Jahre ab heute/,
    ],
    ['more than two years from today on', undefined, { until: addDays(TODAY, 732) }, /zwei Jahre ab heute/],
    ['before its start', undefined, { until: '2020-01-01' }, /keinen Termin/],
    [
      'within two years, but on all weekdays',
      undefined,
      { until: addDays(TODAY, 731), weekdays: WEEKDAYS },
      /400 Termine/,
    ],
  ])('does not end %s', async (_case, startDate, repeat, message) => {
    const answer = await change(await endless(startDate), { repeat });

    expect(answer.json()).toMatchObject({
      statusCode: 400,
      field: 'repeat',
      message: expect.stringMatching(message) as string,
    });
  });

  test.each([
    ['in the past', ['tuesday'], '2025-03-04'],
    ['after many years', WEEKDAYS, TODAY],
    ['in two years', WEEKDAYS, addDays(TODAY, 731)],
  ])('ends %s, and is edited and ended earlier afterwards', async (_case, weekdays, until) => {
    const id = await endless(undefined, weekdays);

    expect((await change(id, { repeat: { until } })).json()).toMatchObject({ repeat: { until } });
    expect((await change(id, { title: 'Laufen' })).statusCode).toBe(200);
    const dayAfter = { startDate: '2024-01-03T19:00:00+01:00' };
    expect((await change(id, dayAfter)).statusCode).toBe(200);
    expect((await change(id, { repeat: { until: '2025-02-04' } })).statusCode).toBe(200);
  });

  test('is edited before the date from which on it has become another', async () => {
    const id = await endless();
    const next = Array.from({ length: 7 }, (_, days) => addDays(TODAY, days + 1)).find(
      (day) => weekdayOf(day) === 'tuesday',
    );
    expect((await change(`${id}_${next}`, { scope: 'following', location: 'Halle' })).statusCode).toBe(200);

    expect((await change(id, { title: 'Laufen' })).statusCode).toBe(200);
  });
});

test('a series that is moved towards today does not become longer than two years', async () => {
  const { id } = await createEvent(
    desk.app,
    training({ startDate: '2040-01-03T19:00:00+01:00', repeat: { until: '2041-12-31' } }),
  );

  const answer = await desk.send('PATCH', `/api/events/${id}`, { startDate: '2037-01-06T19:00:00+01:00' });

  expect(answer.statusCode).toBe(400);
});
