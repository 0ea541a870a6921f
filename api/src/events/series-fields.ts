import { addDays, berlinDay, daysBetween } from '../berlin-time/berlin-time.ts';
import type { Repetition } from '../contract/index.ts';
import { invalidEvent } from './event-errors.ts';
import type { EventFields, SeriesRow } from './event-row.ts';
import { NO_END, seriesDays, weekdayOf, writeRule } from './recurrence.ts';
import { shiftDays } from './series-dates.ts';

const MOST_DAYS = 731;
/** Every day for a good year, or every second one for two. */
const MOST_DATES = 400;
const WEEK = 7;
/** The day on which summer time ends. */
const LONGEST_DAY_MS = 25 * 60 * 60 * 1000;

/**
 * A series whose dates are like `fields`; it starts on the first day, from theirs on, that the rule has. Throws 400, also
 * for too many dates, unless it has no end or `before` had as many.
 */
export function seriesFields(fields: EventFields, repetition: Repetition, before?: SeriesRow) {
  const { until, weekdays, interval = 1 } = repetition;
  if (fields.type === 'match') throw invalidEvent('repeat', 'Spiele wiederholen sich nicht.');
  if (fields.status === 'moved') throw invalidEvent('status', 'Verlegt werden nur einzelne Termine.');
  if (fields.end_at && fields.end_at.getTime() - fields.start_at.getTime() > LONGEST_DAY_MS)
    throw invalidEvent('endDate', 'Ein Termin einer Serie dauert höchstens einen Tag.');
  const on = weekdays ?? [weekdayOf(berlinDay(fields.start_at))];
  const day = berlinDay(fields.start_at);
  const last = until ?? NO_END;
  const ahead = Array.from({ length: WEEK }, (_, days) => days).find((days) =>
    on.includes(weekdayOf(addDays(day, days))),
  );
  const series = {
    ...fields,
    ...shiftDays(fields, ahead ?? 0),
    moved_from: null,
    except_holidays: repetition.exceptHolidays ?? fields.except_holidays,
    except_school_holidays: repetition.exceptSchoolHolidays ?? fields.except_school_holidays,
    rrule: writeRule({ weekdays: [...on], interval }, last, fields.all_day),
    last_day: last,
  };
  if (until === null || before?.last_day === NO_END) return series;
  if (daysBetween(day, until) > MOST_DAYS) throw invalidEvent('repeat', 'Eine Serie läuft höchstens zwei Jahre.');
  const dates = seriesDays(series).length;
  if (dates === 0) throw invalidEvent('repeat', 'Bis zu diesem Tag gibt es keinen Termin der Serie.');
  if (dates > Math.max(MOST_DATES, before ? seriesDays(before).length : 0))
    throw invalidEvent(
      'repeat',
      `Eine Serie hat höchstens ${MOST_DATES} Termine, diese hätte ${dates}. Bitte früher enden lassen oder weniger Wochentage wählen.`,
    );
  return series;
}
