import { berlinTime, daysBetween } from '../time/berlin-time.ts';
import type { DaysOff } from './days-off.ts';
import type { SeriesRow } from './event-row.ts';
import { listDaysOff } from './listed-days-off.ts';
import { seriesDates } from './series-dates.ts';

const WINDOW = { from: '2025-10-24', to: '2029-02-05' };

function series(id: string, values: Partial<SeriesRow> = {}): SeriesRow {
  const rule = { rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', last_day: 'infinity' };
  const row = { id, start_at: berlinTime('2026-01-01', '19:00'), end_at: null, ...rule };
  return { ...row, except_holidays: true, except_school_holidays: false, ...values } as SeriesRow;
}

/** Holidays are firsts of a month, school holidays the first half of July; counts how often it is asked. */
function createDaysOff() {
  const asked = { times: 0 };
  const isOff: DaysOff = (row, day) => {
    asked.times += 1;
    return (
      (row.except_holidays && day.endsWith('-01')) ||
      (row.except_school_holidays && day.slice(5) >= '07-01' && day.slice(5) <= '07-15')
    );
  };
  return { asked, isOff };
}

test('200 daily series without an end look up each day of the window once, by kind', () => {
  const { asked, isOff } = createDaysOff();
  const all = Array.from({ length: 200 }, (_, index) => series(String(index), { except_school_holidays: true }));

  const listed = listDaysOff(all, WINDOW, isOff);

  expect(listed.size).toBe(200);
  expect(listed.get('199')).toContain('2026-07-15');
  expect(asked.times).toBe(2 * (daysBetween(WINDOW.from, WINDOW.to) + 1));
});

test.each<[string, Partial<SeriesRow>]>([
  ['daily', {}],
  ['in school holidays', { except_holidays: false, except_school_holidays: true }],
  ['with both', { except_school_holidays: true }],
  ['every other Tuesday', { rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', except_school_holidays: true }],
  ['that is over', { last_day: '2026-08-31' }],
  ['that begins late', { start_at: berlinTime('2027-07-10', '19:00'), except_school_holidays: true }],
  ['that has begun before the window', { start_at: berlinTime('2001-07-10', '19:00') }],
])('a series %s leaves out the dates it would have on them', (_case, values) => {
  const { isOff } = createDaysOff();
  const row = series('a', values);
  const dates = seriesDates([row], { ...WINDOW, most: 3_000, keep: 'soonest' });
  const expected = dates.map(({ original_day: day }) => day ?? '').filter((day) => isOff(row, day));

  expect(expected).not.toEqual([]);
  expect(listDaysOff([row], WINDOW, isOff)).toEqual(new Map([['a', expected]]));
});

test('a series that leaves none out looks up nothing', () => {
  const { asked, isOff } = createDaysOff();

  expect(listDaysOff([series('a', { except_holidays: false })], WINDOW, isOff)).toEqual(new Map());
  expect(asked.times).toBe(0);
});
