import { addDays, berlinDay, daysBetween } from '../time/berlin-time.ts';
import type { EventChange } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import type { Editor } from '../editing/versions.ts';
import { changeFields, type TeamNames } from './event-fields.ts';
import { insertRow, updateRow, type EventFields, type EventRow, type SeriesRow, isSeries } from './event-row.ts';
import { describeRule, lastDayBefore, moveEnd, NO_END, shiftWeekday, writeRule } from './recurrence.ts';
import { seriesDate, shiftDays } from './series-dates.ts';
import { carryDates } from './series-exceptions.ts';
import { seriesFields } from './series-fields.ts';
import { selectEvents } from './event-queries.ts';

type Change = Omit<EventChange, 'scope' | 'version'>;

/**
 * The series after a change: fields as they are on the day of `date`, the rule, how many days it moves, and the series
 * with the end that this gives it.
 */
function plan(series: SeriesRow, date: EventRow, { repeat, ...change }: Change, names: TeamNames) {
  const fields = changeFields(date, change, names);
  const days = daysBetween(berlinDay(date.start_at), berlinDay(fields.start_at));
  const { weekdays, interval } = describeRule(series.rrule);
  const last_day = moveEnd(series, days);
  const rule = {
    until: last_day === NO_END ? null : last_day,
    weekdays: weekdays.map((day) => shiftWeekday(day, days)),
    interval,
    ...repeat,
  };
  return { fields, days, rule, before: { ...series, last_day } };
}

/** Changes all dates: `change` speaks of the one on `day`. Dates with something of their own keep that. */
export async function changeSeries(
  trx: Database,
  series: SeriesRow,
  day: string,
  change: Change,
  names: TeamNames,
  author: Editor,
): Promise<EventFields> {
  const { fields, days, rule, before } = plan(series, seriesDate(series, day), change, names);
  const first = shiftDays(fields, daysBetween(day, berlinDay(series.start_at)));
  const after = { ...series, ...seriesFields({ ...fields, ...first }, rule, before) };
  await updateRow(trx, series, after, author);
  await carryDates(trx, { from: series, to: { ...after, version: series.version + 1 }, since: null, days });
  return after;
}

/** Ends the series before `day` and continues it as a new one. Returns the new one's id. */
export async function splitSeries(
  trx: Database,
  series: SeriesRow,
  day: string,
  change: Change,
  names: TeamNames,
  author: Editor,
): Promise<{ id: string; fields: EventFields }> {
  const { fields, days, rule, before } = plan(series, seriesDate(series, day), change, names);
  const after = seriesFields(fields, rule, before);
  const id = await insertRow(trx, after, author);
  await carryDates(trx, { from: series, to: { ...series, ...after, id, version: 1 }, since: day, days });
  await trx('events').where({ perhaps_same: series.id }).update({ perhaps_same: id });
  await endSeries(trx, series, day, author);
  return { id, fields };
}

/** Removes the dates from `day` on; there is at least one before it. */
async function endSeries(trx: Database, series: SeriesRow, day: string, author: Editor): Promise<void> {
  const last = lastDayBefore(series, day) ?? addDays(day, -1);
  await trx('events').where({ series_id: series.id }).where('original_day', '>=', day).delete();
  const rrule = writeRule(describeRule(series.rrule), last, series.all_day);
  await updateRow(trx, series, { ...series, rrule, last_day: last }, author);
}

/** Removes the dates from `day` on, with their changes; {@link joinSeries} restores them. */
export async function cutSeries(
  trx: Database,
  series: SeriesRow,
  day: string,
  names: TeamNames,
  author: Editor,
): Promise<void> {
  const { id } = await splitSeries(trx, series, day, {}, names, author);
  await trx('events').where({ id }).update({ deleted_at: new Date(), cut_from: series.id });
}

/** The dates that were cut off a series from `day` on, undefined when there are none. */
export async function findCut(trx: Database, seriesId: string, day: string): Promise<SeriesRow | undefined> {
  const rows = await selectEvents(trx).where('events.cut_from', seriesId).orderBy('events.deleted_at', 'desc');
  return rows.filter(isSeries).find((row) => berlinDay(row.start_at) === day);
}

/**
 * Rejoins the end that was cut off the series; its dates follow changes made to the series meanwhile, and so does its
 * end when the series reaches further by now.
 */
export async function joinSeries(trx: Database, series: SeriesRow, cut: SeriesRow, author: Editor): Promise<void> {
  // Days sort as text, too, and „infinity“ comes last.
  const last_day = series.last_day > cut.last_day ? series.last_day : cut.last_day;
  const whole = { ...series, rrule: writeRule(describeRule(series.rrule), last_day, series.all_day), last_day };
  await updateRow(trx, series, whole, author);
  await carryDates(trx, { from: cut, to: { ...whole, version: series.version + 1 }, since: null, days: 0 });
  await trx('events').where({ id: cut.id }).delete();
}
