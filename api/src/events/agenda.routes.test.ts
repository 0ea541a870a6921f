import { editorDesk } from '../../test/editor-desk.ts';
import { multiplyRow } from '../../test/many-rows.ts';
import { signIn, signInTrainer } from '../../test/sign-in.ts';
import { createEvent, createMatch, createTwoTeams } from '../../test/sport.ts';
import { addDays, berlinDay, berlinTime, berlinTimestamp } from '../time/berlin-time.ts';
import type { EditableEvent, PageOf } from '../contract/index.ts';
import { editEvents } from './edit-events.ts';

const desk = editorDesk({ emptied: ['events'], prepare: createTwoTeams });

const EVERYBODY = { author: null, teams: null };
const TODAY = berlinDay(new Date());
const onDay = (days: number, clock = '19:00') => berlinTimestamp(berlinTime(addDays(TODAY, days), clock));

const ask = (query: string, cookie?: string) => desk.send('GET', `/api/admin/agenda${query}`, undefined, cookie);
const agenda = async (query = '', cookie?: string) => (await ask(query, cookie)).json<PageOf<EditableEvent>>();
const titles = async (query = '', cookie?: string) => (await agenda(query, cookie)).items.map(({ title }) => title);

/** Three trainings, the first a week ago. */
const createTrainings = () =>
  createEvent(desk.app, {
    type: 'training',
    title: 'Training',
    team: '1-mannschaft',
    startDate: onDay(-7),
    repeat: { until: addDays(TODAY, 7) },
  });

test('asks visitors to sign in', async () => {
  expect((await ask('', '')).statusCode).toBe(401);
});

test('lists what is to come from this morning on, each date of a series by itself', async () => {
  const { id } = await createTrainings();
  await createEvent(desk.app, { title: 'Frühschoppen', startDate: onDay(0, '00:00') });
  await createEvent(desk.app, { title: 'Gestern', startDate: onDay(-1) });
  await createMatch(desk.app, { title: 'Derby', startDate: onDay(3) });

  const { items, total } = await agenda();

  expect(items.map(({ title, startDate }) => [title, startDate])).toEqual([
    ['Frühschoppen', onDay(0, '00:00')],
    ['Training', onDay(0)],
    ['Derby', onDay(3)],
    ['Training', onDay(7)],
  ]);
  expect(total).toBe(4);
  expect(items[1]).toMatchObject({ id: `${id}_${TODAY}`, seriesId: id, version: 1, repeat: { interval: 1 } });
});

test.each([
  [5000, undefined],
  [5001, true],
])('of %i dates it has 5000, and says whether there are more', async (count, moreFollow) => {
  await createEvent(desk.app, { title: 'Feier', startDate: onDay(1) });
  await multiplyRow(desk.app.db, 'events', count - 1, {
    id: 'gen_random_uuid()',
    start_at: "row.start_at + n * interval '1 minute'",
    end_at: 'NULL',
  });

  for (const query of ['?limit=1&page=5000', '?limit=1&page=5000&sort=latest']) {
    const { items, total, pages, ...more } = await agenda(query);
    expect([items.length, total, pages, more.moreFollow]).toEqual([1, 5000, 5000, moreFollow]);
  }
});

test('lists what has begun, latest first', async () => {
  await createTrainings();
  await createEvent(desk.app, { title: 'Gestern', startDate: onDay(-1) });
  await createEvent(desk.app, { title: 'Morgen', startDate: onDay(1) });

  expect((await titles('?when=past')).filter((title) => title !== 'Training')).toEqual(['Gestern']);
  expect((await agenda('?when=past')).items.at(-1)).toMatchObject({ title: 'Training', startDate: onDay(-7) });
  expect((await agenda('?when=past&sort=soonest')).items[0]).toMatchObject({ startDate: onDay(-7) });
});

test('narrows by words, team, type and status; a cancelled date stands for itself', async () => {
  const { id } = await createTrainings();
  await createMatch(desk.app, { title: 'Derby', startDate: onDay(3), team: '2-mannschaft' });
  const cancelled = { status: 'cancelled' as const, reason: 'Platz gesperrt' };
  await editEvents(desk.app.db).update(`${id}_${addDays(TODAY, 7)}`, cancelled, EVERYBODY);

  expect(await titles('?search=DERB')).toEqual(['Derby']);
  expect(await titles('?team=2-mannschaft')).toEqual(['Derby']);
  expect(await titles('?type=training')).toEqual(['Training', 'Training']);
  expect((await agenda('?status=cancelled')).items).toMatchObject([{ startDate: onDay(7), reason: 'Platz gesperrt' }]);
  expect((await agenda('?status=planned&type=training')).items).toMatchObject([{ startDate: onDay(0) }]);
});

test('goes by pages', async () => {
  for (const day of [1, 2, 3]) await createEvent(desk.app, { title: `Tag ${day}`, startDate: onDay(day) });

  expect(await agenda('?limit=2&page=2')).toMatchObject({ page: 2, pages: 2, total: 3, items: [{ title: 'Tag 3' }] });
});

test('lists a period, past and future', async () => {
  await createTrainings();

  const period = new URLSearchParams({ start: onDay(-8), end: onDay(1) });

  expect((await agenda(`?${period.toString()}`)).items.map(({ startDate }) => startDate)).toEqual([
    onDay(-7),
    onDay(0),
  ]);
});

test('shows trainers their own teams', async () => {
  await createTrainings();
  await createEvent(desk.app, { title: 'Vereinsfest', startDate: onDay(2) });
  await createMatch(desk.app, { title: 'Derby', startDate: onDay(3), team: '2-mannschaft' });

  expect(await titles('', await signInTrainer(desk.app, '2-mannschaft'))).toEqual(['Derby']);
  expect(await titles('', await signIn(desk.app, 'trainer'))).toEqual([]);
});

test.each([
  ['a start without an end', '?start=2026-07-04T00:00:00Z'],
  ['an end before the start', '?start=2026-07-04T00:00:00Z&end=2026-07-03T00:00:00Z'],
  ['an unknown status', '?status=lost'],
  ['an unknown parameter', '?from=today'],
])('refuses %s', async (_case, query) => {
  expect((await ask(query)).statusCode).toBe(400);
});
