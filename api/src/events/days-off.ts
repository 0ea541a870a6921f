import { getHolidays, type Region } from 'feiertagejs';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connect.ts';
import type { EventFields } from './event-row.ts';

/** Whether a series leaves out a day. */
export type DaysOff = (series: Pick<EventFields, 'except_holidays' | 'except_school_holidays'>, day: string) => boolean;

const MOST_PERIODS = 1_000;
const YEARS_KEPT = 100;

type Period = { first: string; last: string };

/** Public holidays by Land and year: `RP 2026`. */
const holidays = new LRUCache<string, ReadonlySet<string>>({ max: YEARS_KEPT });

/** Knows no day off, so that every date takes place. */
export const noDaysOff: DaysOff = () => false;

/** The holidays of the club's Land, none where it is not said, and the school holidays. */
export async function findDaysOff(db: Database): Promise<DaysOff> {
  const [club, periods] = await Promise.all([
    db('settings').first<{ land: Region | null } | undefined>('federal_state AS land'),
    db('school_holidays')
      .whereNull('deleted_at')
      .limit(MOST_PERIODS)
      .select<Period[]>(db.raw('first_day::text AS first, last_day::text AS last')),
  ]);
  const land = club?.land;
  return (series, day) =>
    (series.except_holidays && land !== null && land !== undefined && holidaysOf(land, day.slice(0, 4)).has(day)) ||
    (series.except_school_holidays && periods.some(({ first, last }) => first <= day && day <= last));
}

function holidaysOf(land: Region, year: string): ReadonlySet<string> {
  const key = `${land} ${year}`;
  const known = holidays.get(key);
  if (known) return known;
  const days = new Set(getHolidays(year, land).map(({ dateString }) => dateString));
  holidays.set(key, days);
  return days;
}
