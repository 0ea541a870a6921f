import { runningApi } from '../../test/app.ts';
import { multiplyRow } from '../../test/many-rows.ts';
import { createEvent, createTwoTeams } from '../../test/sport.ts';
import { addDays, berlinDay, berlinTime, berlinTimestamp } from '../time/berlin-time.ts';
import { WEEKDAYS, type Cancellation, type ClubEvent, type NewEvent } from '../contract/index.ts';
import { monthEnd, monthOf } from './calendar-months.ts';

const api = runningApi({ emptied: ['events'], prepare: createTwoTeams });

const TODAY = berlinDay(new Date());
const DAILY = { weekdays: [...WEEKDAYS] };
const at = (day: string, clock = '19:00') => berlinTimestamp(berlinTime(day, clock));
const training = (values: Partial<NewEvent>) =>
  createEvent(api.app, { type: 'training', title: 'Training', team: '1-mannschaft', startDate: at(TODAY), ...values });
/** Copies what there is. */
const multiply = (count: number, changed: Record<string, string> = {}) =>
  multiplyRow(api.app.db, 'events', count, { id: 'gen_random_uuid()', ...changed });
const theirs = (values: Partial<NewEvent> = {}) => training({ team: '2-mannschaft', title: 'Die Zweite', ...values });
const range = (first: string, last: string, filter = '') =>
  api.read<ClubEvent[]>(
    `/api/events/range?start=${encodeURIComponent(at(first))}&end=${encodeURIComponent(at(last))}${filter}`,
  );
const ofSecond = (events: readonly { team: string | null }[]) => events.filter(({ team }) => team === '2-mannschaft');
async function feed(): Promise<string> {
  await api.app.contentRevision.refresh();
  return (await api.app.inject('/api/calendar/alle.ics')).body.replaceAll('\r\n ', '');
}

test('510 series of a team leave those of another in the month, however late these have begun', async () => {
  const first = `${monthOf(TODAY)}-01`;
  await training({ startDate: at(addDays(first, -60)), repeat: { until: monthEnd(monthOf(TODAY)) } });
  await multiply(509);
  await theirs({ startDate: at(first), repeat: { until: null } });

  expect(ofSecond(await range(first, addDays(first, 13))).length).toBe(2);
});

test('more dates of a team than are shown leave out none of another, nor its own soonest', async () => {
  const first = '2027-05-01';
  await training({ startDate: at(first), repeat: { until: '2027-07-31', ...DAILY } });
  await multiply(149);
  const { id } = await theirs({ startDate: at('2027-07-30'), repeat: null });

  const shown = await range(first, '2027-07-31');

  expect(shown.length).toBe(3_000);
  expect(shown[0]?.startDate).toBe(at(first));
  expect(shown.at(-1)?.id).toBe(id);
  expect(await range(first, '2027-07-31', '&team=2-mannschaft')).toMatchObject([{ id }]);
  expect((await range('2027-07-01', '2027-07-31')).map((event) => event.id)).toContain(id);
});

test('3,100 single dates of a team leave those of another in the feed, to come as well', async () => {
  await training({ repeat: null });
  await multiply(3_099, { start_at: `row.start_at - n * interval '1 hour'` });
  const single = await theirs({ startDate: at(addDays(TODAY, 30)), repeat: null });
  const series = await theirs({ startDate: at(addDays(TODAY, -300)), repeat: { until: null } });

  const text = await feed();

  expect(text).toContain(`UID:${single.id}\r\n`);
  expect(text).toContain(`UID:${series.id}\r\n`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3_000);
  // They are still ordered by start.
  expect(text.indexOf(series.id)).toBeLessThan(text.indexOf('SUMMARY:Training'));
});

test('3,100 deleted dates of a team leave a changed one of another in the feed', async () => {
  const { id } = await training({ repeat: { until: null } });
  const change = `INSERT INTO events (type, title, team, start_at, color, search_text, series_id, original_day, deleted_at)
     SELECT type, :title, team, start_at, color, search_text, id, day::date, :deleted
     FROM events, generate_series(:from::date, :from::date + :days::int, interval '1 day') AS day WHERE id = :id`;
  await api.app.db.raw(change, { id, title: 'weg', from: addDays(TODAY, 100), days: 3_099, deleted: new Date() });
  const other = await theirs({ repeat: { until: null, ...DAILY } });
  await api.app.db.raw(change, { id: other.id, title: 'Halle', from: addDays(TODAY, 3), days: 0, deleted: null });

  const text = await feed();

  expect(text).toContain('SUMMARY:Halle\r\n');
  expect(text.match(/EXDATE/g)).toHaveLength(2_999);
});

test('60 cancelled dates of a team leave one of another among those of today', async () => {
  await training({ startDate: at(TODAY, '00:00'), status: 'cancelled', reason: 'Regen' });
  await multiply(59);
  const { id } = await theirs({ startDate: at(TODAY, '23:30'), status: 'cancelled', reason: 'Regen' });

  const cancelled = await api.read<Cancellation[]>('/api/events/cancelled');

  expect(cancelled).toHaveLength(50);
  expect(cancelled.at(-1)).toMatchObject({ id, teamName: '2. Mannschaft' });
});
