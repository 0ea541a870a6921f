import { randomUUID } from 'node:crypto';
import { demoFiles } from '../../test/demo-content.ts';
import { editorDesk } from '../../test/editor-desk.ts';
import { signInTrainer } from '../../test/sign-in.ts';
import { createEvent, createTwoTeams } from '../../test/sport.ts';
import { addDays, berlinDay, berlinTime, berlinTimestamp } from '../time/berlin-time.ts';
import type { ClubEvent, Overview, TrainingTime, Weekday } from '../contract/index.ts';
import { fold } from '../rich-text/fold.ts';
import { firstDayFrom } from './recurrence.ts';

const desk = editorDesk({ emptied: ['training_times', 'events'], prepare: createTwoTeams });

const TODAY = berlinDay(new Date());
const at = (day: string, clock: string) => berlinTimestamp(berlinTime(day, clock));
const next = (letters: string, from = TODAY) =>
  firstDayFrom({ rrule: `FREQ=WEEKLY;BYDAY=${letters}`, start_at: berlinTime(from), last_day: 'infinity' }, from) ?? '';

/** The day of the next date that is not over: one that ends at `end` today may be. */
const nextUntil = (letters: string, end = '20:30') =>
  next(letters, new Date() < new Date(at(TODAY, end)) ? TODAY : addDays(TODAY, 1));

type OldTime = {
  id?: string;
  team?: string;
  day_of_week?: Weekday;
  start_time?: string | undefined;
  end_time?: string | null | undefined;
  location?: string | null | undefined;
  notes?: string | null | undefined;
  active?: boolean;
  deleted_at?: Date;
};

/** A time as versions before this one have stored it. */
async function enter(values: OldTime = {}) {
  const time = { id: randomUUID(), team: '1. Mannschaft', day_of_week: 'tuesday' as Weekday, start_time: '19:00' };
  const row = { ...time, end_time: '20:30', ...values };
  const search_text = fold([row.team, values.notes].filter(Boolean).join('\n'));
  await desk.app.db('training_times').insert({ ...row, search_text });
  return row.id;
}

/** A series of trainings on Tuesdays and Thursdays, which began four weeks ago. */
const series = (values: object = {}) =>
  createEvent(desk.app, {
    type: 'training',
    title: 'Training 1. Mannschaft',
    team: '1-mannschaft',
    startDate: at(next('TU', addDays(TODAY, -28)), '19:00'),
    endDate: at(next('TU', addDays(TODAY, -28)), '20:30'),
    repeat: { until: addDays(TODAY, 100), weekdays: ['tuesday', 'thursday'] },
    ...values,
  });

async function adopt() {
  await desk.app.db.raw('SELECT adopt_training_times()');
  await desk.app.contentRevision.refresh();
}
const rangeOf = (from: string, to: string) =>
  `/api/events/range?${new URLSearchParams({ start: at(from, '00:00'), end: at(to, '00:00') }).toString()}`;
const times = () => desk.read<TrainingTime[]>('/api/training-times');
const dates = async (from = addDays(TODAY, -28), to = addDays(TODAY, 13)) =>
  (await desk.read<ClubEvent[]>(rangeOf(from, to))).map(
    ({ startDate, status }) => `${startDate.slice(0, 16)} ${status}`,
  );

test('a time without a series becomes one without an end, with its id; one of a group, too', async () => {
  const id = await enter({ notes: 'Kunstrasen' });
  const group = await enter({ team: 'Gehfußball', day_of_week: 'thursday' });
  await adopt();

  expect(await times()).toMatchObject([
    { id, team: '1. Mannschaft', dayOfWeek: 'tuesday', startTime: '19:00', endTime: '20:30', notes: 'Kunstrasen' },
    { id: group, team: 'Gehfußball', until: null, nextDate: { startDate: at(nextUntil('TH'), '19:00') } },
  ]);
  expect(await dates(TODAY, addDays(TODAY, 6))).toHaveLength(2);
  expect(await dates(addDays(TODAY, 3650), addDays(TODAY, 3656))).toHaveLength(2);
});

test('times and the series that says the same are one: every date once, cancellations and ids stay', async () => {
  const { id } = await series();
  const cancelled = next('TH');
  const past = next('TU', addDays(TODAY, -21));
  for (const day of [cancelled, past])
    await desk.send('PATCH', `/api/events/${id}_${day}`, { status: 'cancelled', reason: 'Platz gesperrt' });
  const before = await dates();
  const [tuesday, thursday] = [await enter(), await enter({ day_of_week: 'thursday', notes: 'danach Sitzung' })];
  await adopt();

  expect(await dates()).toEqual(before);
  expect(before.filter((date) => date.endsWith('cancelled'))).toHaveLength(2);
  expect(await times()).toMatchObject([
    { id: tuesday, dayOfWeek: 'tuesday', notes: null, until: null },
    {
      id: thursday,
      notes: 'danach Sitzung',
      until: null,
      changes: expect.arrayContaining([
        expect.objectContaining({ startDate: at(cancelled, '19:00'), status: 'cancelled', reason: 'Platz gesperrt' }),
      ]) as unknown,
    },
  ]);
  expect((await desk.send('GET', '/api/admin/training-times')).json()).toMatchObject({ total: 2 });
  expect((await desk.send('PATCH', `/api/training-times/${thursday}`, { location: 'Halle' })).statusCode).toBe(200);
});

test('the season of the demo, as versions before have stored it, has every training once', async () => {
  for (const { team, dayOfWeek, startTime, endTime = null, location, notes, active = true } of demoFiles.trainingTimes)
    await enter({ team, day_of_week: dayOfWeek, start_time: startTime, end_time: endTime, location, active, notes });
  const tuesday = next('TU', addDays(TODAY, -28));
  await series({ location: 'Hauptplatz' });
  await series({
    title: 'Training 2. Mannschaft',
    team: '2-mannschaft',
    startDate: at(tuesday, '19:30'),
    endDate: at(tuesday, '21:00'),
    location: 'Nebenplatz',
  });
  await adopt();

  const active = demoFiles.trainingTimes.filter((time) => time.active !== false);
  const week = await desk.read<ClubEvent[]>(rangeOf(TODAY, addDays(TODAY, 6)));
  expect(await times()).toHaveLength(active.length);
  expect(week).toHaveLength(active.length);
  expect(new Set(week.map(({ title, startDate }) => `${title} ${startDate}`)).size).toBe(week.length);
  expect((await desk.send('GET', '/api/admin/training-doubts')).json()).toEqual([]);
});

test('what is missing in the one comes from the other', async () => {
  await series({ endDate: null, description: 'Bälle mitbringen', repeat: { until: addDays(TODAY, 100) } });
  await enter({ notes: 'Kunstrasen', location: 'Nebenplatz' });
  await adopt();

  expect(await times()).toMatchObject([
    { endTime: '20:30', location: 'Nebenplatz', notes: 'Kunstrasen\nBälle mitbringen' },
  ]);
});

test.each([
  ['starts half an hour later', { start_time: '19:30', end_time: '21:00' }],
  ['ends at another time', { end_time: '21:00' }],
])('one that %s waits for an editor, and shows once', async (_case, values) => {
  const { id } = await series();
  const time = await enter(values);
  const before = await dates();
  await adopt();

  expect(await dates()).toEqual(before);
  expect(await times()).toMatchObject([
    { id: time, dayOfWeek: 'tuesday', nextDate: { id: `${id}_${nextUntil('TU')}` } },
    { dayOfWeek: 'thursday' },
  ]);
});

test('what is over, another team and another weekday are no doubt', async () => {
  await series({ startDate: at(addDays(TODAY, -60), '19:00'), endDate: null, repeat: { until: addDays(TODAY, -1) } });
  await series({ team: '2-mannschaft', repeat: { until: null } });
  await enter();
  await enter({ day_of_week: 'friday' });
  await adopt();

  expect(await desk.app.db('events').whereNotNull('perhaps_same')).toEqual([]);
  expect((await times()).map(({ team, dayOfWeek }) => `${team} ${dayOfWeek}`)).toEqual([
    '1. Mannschaft tuesday',
    '2. Mannschaft tuesday',
    '1. Mannschaft friday',
  ]);
});

test('where a series follows on another, both keep their end, and the plan names the time once', async () => {
  const first = { repeat: { until: addDays(TODAY, 20) } };
  const later = next('TU', addDays(TODAY, 50));
  await series(first);
  await series({
    startDate: at(later, '19:00'),
    endDate: at(later, '20:30'),
    repeat: { until: addDays(TODAY, 150) },
  });
  const id = await enter();
  await adopt();

  expect(await times()).toMatchObject([{ id, until: addDays(TODAY, 20) }]);
  expect(await dates(addDays(TODAY, 21), addDays(TODAY, 49))).toEqual([]);
});

test('inactive and deleted times come along without dates; what came once does not come again', async () => {
  const id = await enter({ active: false });
  await enter({ deleted_at: new Date() });
  await adopt();
  await adopt();

  expect(await desk.app.db('events')).toHaveLength(2);
  expect([await times(), await dates()]).toEqual([[], []]);
  expect((await desk.send('GET', '/api/admin/training-times')).json()).toMatchObject({
    items: [{ id, active: false }],
  });
});

describe('a doubt', () => {
  /** A time on Tuesdays that begins half an hour after the series. */
  async function doubt() {
    const { id } = await series({ description: 'Bälle mitbringen' });
    const time = await enter({ start_time: '19:30', end_time: '21:00', notes: 'Kunstrasen' });
    await adopt();
    return { series: id, time };
  }
  const settle = (id: string, keep: string, cookie?: string) =>
    desk.send('POST', `/api/training-times/${id}/doubt`, { keep }, cookie);
  const todo = async () => (await desk.send('GET', '/api/admin/overview')).json<Overview>().trainingDoubts;
  const tuesdays = async () => (await dates(TODAY, addDays(TODAY, 6))).map((date) => date.slice(11, 16));

  test('is listed, and told in the overview, until it is settled', async () => {
    const { series: id, time } = await doubt();

    expect((await desk.send('GET', '/api/admin/training-doubts')).json()).toMatchObject([
      { time: { id: time, startTime: '19:30' }, other: { id, startTime: '19:00' } },
    ]);
    expect(await todo()).toBe(1);
    expect((await settle(time, 'other')).statusCode).toBe(204);
    expect([await todo(), (await desk.send('GET', '/api/admin/training-doubts')).json()]).toEqual([0, []]);
    expect((await settle(time, 'other')).statusCode).toBe(404);
  });

  test.each([
    ['other', '19:00', '20:30'],
    ['time', '19:30', '21:00'],
  ])('is one: with the hours of %s, the notes of both, and without an end', async (keep, startTime, endTime) => {
    const { time } = await doubt();
    const cancelled = (await times())[0]?.nextDate?.id ?? '';
    await desk.send('PATCH', `/api/events/${cancelled}`, { status: 'cancelled', reason: 'Platz gesperrt' });
    const past = await dates(addDays(TODAY, -28), addDays(TODAY, -1));
    await settle(time, keep);

    expect(await times()).toMatchObject([
      {
        id: time,
        startTime,
        endTime,
        notes: 'Kunstrasen\nBälle mitbringen',
        until: null,
        changes: [{ status: 'cancelled', reason: 'Platz gesperrt' }],
      },
      { dayOfWeek: 'thursday', startTime: '19:00' },
    ]);
    expect(await tuesdays()).toHaveLength(2);
    expect(await dates(addDays(TODAY, -28), addDays(TODAY, -1))).toEqual(past);
  });

  test('is none: both have their dates', async () => {
    const { time } = await doubt();
    await settle(time, 'both');

    expect((await tuesdays()).toSorted()).toEqual(['19:00', '19:00', '19:30']);
    expect(await times()).toHaveLength(3);
  });

  test('stays one when somebody moves the series to another day', async () => {
    const { series: id, time } = await doubt();
    await desk.send('PATCH', `/api/events/${id}`, { repeat: { until: null, weekdays: ['friday'] } });

    expect((await desk.send('GET', '/api/admin/training-doubts')).json()).toMatchObject([
      { time: { id: time }, other: { id, dayOfWeek: 'friday' } },
    ]);
    expect((await settle(time, 'time')).statusCode).toBe(204);
    expect(await times()).toMatchObject([{ id: time, dayOfWeek: 'tuesday', startTime: '19:30' }]);
  });

  test('is for editors', async () => {
    const { time } = await doubt();

    expect((await settle(time, 'both', await signInTrainer(desk.app, '1-mannschaft'))).statusCode).toBe(403);
  });

  test('ends with the other series', async () => {
    const { series: id } = await doubt();
    await desk.send('DELETE', `/api/events/${id}`);

    expect([await todo(), await tuesdays()]).toEqual([0, ['19:30']]);
  });
});
