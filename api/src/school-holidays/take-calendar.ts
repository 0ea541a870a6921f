import type { NewSchoolHoliday, SchoolHolidayChange, SchoolHolidayImportResult } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import type { Editor } from '../editing/versions.ts';
import { fold } from '../rich-text/fold.ts';
import { daysBetween } from '../time/berlin-time.ts';
import type { CalendarPeriod } from './read-calendar.ts';

/** Further away, the same UID means the period of another year. */
const MOST_DAYS_MOVED = 31;

type Repository = {
  insert(period: NewSchoolHoliday, editor: Editor): Promise<{ id: string }>;
  update(id: string, change: SchoolHolidayChange, editor: Editor): Promise<unknown>;
};
type Writing = { repositoryOf: (db: Database) => Repository; user: Editor };

type Stored = {
  id: string;
  name: string;
  first: string;
  last: string;
  uid: string | null;
  /** Its days in the calendar that had it last; null where none had it yet, or nobody noted them. */
  read_first: string | null;
  read_last: string | null;
  is_deleted: boolean;
};
type Is = (row: Stored, period: CalendarPeriod) => boolean;

/**
 * Adds the periods of a calendar. One that is there already gets the calendar's days if those have changed since they
 * were read last; one that is read for the first time keeps its days, and a deleted one stays deleted.
 */
export async function takeCalendar(
  db: Database,
  periods: readonly CalendarPeriod[],
  { repositoryOf, user }: Writing,
): Promise<SchoolHolidayImportResult> {
  return db.transaction(async (trx) => {
    await trx.raw('LOCK TABLE school_holidays IN SHARE ROW EXCLUSIVE MODE'); // two imports at once would add twice
    const holidays = repositoryOf(trx);
    const result = { added: 0, changed: 0, known: 0, leftOut: 0 };
    for (const [{ uid, ...period }, row] of assign(periods, await findStored(trx))) {
      if (row?.is_deleted) {
        result.leftOut += 1;
        continue;
      }
      const { firstDay, lastDay } = period;
      let id = row?.id;
      if (!row) {
        ({ id } = await holidays.insert(period, user));
        result.added += 1;
      } else if (row.read_first === null || hasDays(row, period) || wasRead(row, period)) result.known += 1;
      else {
        await holidays.update(row.id, { firstDay, lastDay }, user);
        result.changed += 1;
      }
      const calendar_uid = uid ?? row?.uid ?? null;
      if (!row || row.uid !== calendar_uid || !wasRead(row, period))
        await trx('school_holidays')
          .where({ id })
          .update({ calendar_uid, calendar_first_day: firstDay, calendar_last_day: lastDay });
    }
    return result;
  });
}

async function findStored(trx: Database): Promise<Stored[]> {
  return trx('school_holidays')
    .orderBy('id')
    .select<Stored[]>(
      'id',
      'name',
      trx.raw('first_day::text AS first, last_day::text AS last, calendar_uid AS uid'),
      trx.raw('calendar_first_day::text AS read_first, calendar_last_day::text AS read_last'),
      trx.raw('deleted_at IS NOT NULL AS is_deleted'),
    );
}

const present =
  (is: Is): Is =>
  (row, period) =>
    !row.is_deleted && is(row, period);
const deleted =
  (is: Is): Is =>
  (row, period) =>
    row.is_deleted && is(row, period);
const hasDays = ({ first, last }: Stored, { firstDay, lastDay }: NewSchoolHoliday) =>
  first === firstDay && last === lastDay;
const wasRead = ({ read_first: first, read_last: last }: Stored, { firstDay, lastDay }: NewSchoolHoliday) =>
  first === firstDay && last === lastDay;
const hasName: Is = ({ name }, period) => fold(name) === fold(period.name);
const overlaps: Is = ({ first, last }, period) => first <= period.lastDay && period.firstDay <= last;
const both =
  (one: Is, other: Is): Is =>
  (row, period) =>
    one(row, period) && other(row, period);
const hasUid: Is = ({ uid, first }, period) =>
  uid !== null && uid === period.uid && Math.abs(daysBetween(first, period.firstDay)) <= MOST_DAYS_MOVED;
/** Some calendars count their events anew, so that a UID alone says nothing. */
const hasKnownUid = both(hasUid, (row, period) => hasName(row, period) || overlaps(row, period));

/** From the surest on: each is tried for all periods before the next one. */
const WAYS: readonly Is[] = [
  present(hasDays),
  present(wasRead),
  present(hasKnownUid),
  deleted(hasDays),
  deleted(wasRead),
  deleted(both(hasUid, hasName)),
  present(both(hasName, overlaps)),
];

/** Each period with its stored row, if there is one; no row is that of two periods. */
function assign(periods: readonly CalendarPeriod[], stored: readonly Stored[]): Map<CalendarPeriod, Stored | null> {
  const rows = new Map<CalendarPeriod, Stored | null>(periods.map((period) => [period, null]));
  const taken = new Set<Stored>();
  for (const is of WAYS)
    for (const period of periods) {
      if (rows.get(period)) continue;
      const row = stored.find((each) => !taken.has(each) && is(each, period));
      if (!row) continue;
      taken.add(row);
      rows.set(period, row);
    }
  return rows;
}
