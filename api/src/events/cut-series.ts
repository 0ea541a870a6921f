import { berlinDay } from '../berlin-time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import type { Editor } from '../editing/versions.ts';
import { splitSeries } from './change-series.ts';
import type { TeamNames } from './event-fields.ts';
import { selectEvents } from './event-queries.ts';
import { isSeries, type SeriesRow } from './event-row.ts';
import { updateRow } from './event-rows.ts';
import { describeRule, writeRule } from './recurrence.ts';
import { carryDates } from './series-exceptions.ts';

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

/** Rejoins the end that was cut off the series; its dates follow changes made to the series meanwhile. */
export async function joinSeries(trx: Database, series: SeriesRow, cut: SeriesRow, author: Editor): Promise<void> {
  const rrule = writeRule(describeRule(series.rrule), cut.last_day, series.all_day);
  const whole = { ...series, rrule, last_day: cut.last_day };
  await updateRow(trx, series, whole, author);
  await carryDates(trx, { from: cut, to: { ...whole, version: series.version + 1 }, since: null, days: 0 });
  await trx('events').where({ id: cut.id }).delete();
}
