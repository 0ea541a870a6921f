import { addDays, berlinDay, daysBetween } from '../time/berlin-time.ts';
import type { Repetition } from '../contract/index.ts';
import { invalidEvent } from './event-errors.ts';
import type { EventFields, SeriesRow } from './event-row.ts';
import { countDays, describeRule, NO_END, weekdayOf, writeRule } from './recurrence.ts';
import { shiftDays } from './series-dates.ts';

const MOST_DAYS = 731;
/** Every day for a good year, or every second one for two. */
const MOST_DATES = 400;
const WEEK = 7;
/** The day on which summer time ends. */
const LONGEST_DAY_MS = 25 * 60 * 60 * 1000;

/**
 * A series whose dates are like `fields`; it starts on the first day, from theirs on, that the rule has. Throws 400,
 * also for an end that is too far away and for too many dates, unless `before` had as many.
 */
export function seriesFields(fields: EventFields, repetition: Repetition, before?: SeriesRow) {
  const { until, weekdays, interval = 1 } = repetition;
  if (fields.type === 'match') throw invalidEvent('repeat', 'Spiele wiederholen sich nicht.');
  if (fields.status === 'moved') throw invalidEvent('status', 'Verlegt werden nur einzelne Termine.');
  if (fields.end_at && fields.end_at.getTime() - fields.start_at.getTime() > LONGEST_DAY_MS)
    throw invalidEvent('endDate', 'Ein Termin einer Serie dauert höchstens einen Tag.');
  const on = weekdays ?? [weekdayOf(berlinDay(fields.start_at))];
  const day = berlinDay(fields.start_at);
  const ahead = Array.from({ length: WEEK }, (_, days) => days).find((days) =>
    on.includes(weekdayOf(addDays(day, days))),
  );
  const begun = { ...fields, ...shiftDays(fields, ahead ?? 0) };
  const rule = { weekdays: [...on], interval };
  if (until !== null) requireLimits({ start_at: begun.start_at, rrule: writeRule(rule, NO_END, true), until }, before);
  const last = until ?? NO_END;
  return {
    ...begun,
    moved_from: null,
    except_holidays: repetition.exceptHolidays ?? fields.except_holidays,
    except_school_holidays: repetition.exceptSchoolHolidays ?? fields.except_school_holidays,
    rrule: writeRule(rule, last, fields.all_day),
    last_day: last,
  };
}

type Ending = Pick<SeriesRow, 'start_at' | 'rrule'> & { until: string };

/**
 * A new series is limited from its start, an existing one only from today: it may have run without an end for years and
 * must still be editable.
 */
function requireLimits(ending: Ending, before?: SeriesRow): void {
  const { until, start_at, rrule } = ending;
  const start = berlinDay(start_at);
  if (until < start || countDays({ ...ending, last_day: until }, start) === 0)
    throw invalidEvent('repeat', 'Bis zu diesem Tag gibt es keinen Termin der Serie.');
  if (before && !growsBeyond(ending, before)) return;
  const today = berlinDay(new Date());
  const from = before && start < today ? today : start;
  if (daysBetween(from, until) > MOST_DAYS)
    throw invalidEvent(
      'repeat',
      `Eine Serie endet spätestens zwei Jahre ${from === start ? 'nach ihrem Beginn' : 'ab heute'} oder läuft ohne Ende.`,
    );
  const dates = countDays({ start_at, rrule, last_day: until }, from);
  if (dates > Math.max(MOST_DATES, before ? countDays({ ...before, last_day: until }, from) : 0))
    throw invalidEvent(
      'repeat',
      `Eine Serie hat höchstens ${MOST_DATES} Termine, diese hätte ${dates}. Bitte früher enden lassen oder weniger Wochentage wählen.`,
    );
}

/** Whether a series gets an end, an earlier start, a later end or more dates a week. */
function growsBeyond({ start_at, rrule, until }: Ending, before: SeriesRow): boolean {
  const [rule, ruleBefore] = [describeRule(rrule), describeRule(before.rrule)];
  return (
    before.last_day === NO_END ||
    until > before.last_day ||
    start_at < before.start_at ||
    rule.weekdays.length > ruleBefore.weekdays.length ||
    rule.interval < ruleBefore.interval
  );
}
