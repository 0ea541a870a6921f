import { addDays, berlinDay, berlinTime, DAY_MS } from '../time/berlin-time.ts';
import type { Cancellation } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { findDates } from './dates-in-range.ts';
import { toClubEvent, type EventRow } from './event-row.ts';
import { shareOut } from './fair-share.ts';

const MOST_CANCELLED = 50;
/** More than two days hold, to be shared out. */
const MOST_READ = 2_000;

/** Events of today and tomorrow in Berlin that do not take place, soonest first. */
export async function findCancellations(db: Database): Promise<Cancellation[]> {
  const today = berlinDay(new Date());
  const range = { start: berlinTime(today), end: new Date(berlinTime(addDays(today, 2)).getTime() - 1) };
  const found = await findDates(db, { ...range, status: 'cancelled', most: MOST_READ, keep: 'soonest' });
  const present = found.filter((row) => lastDayOf(row) >= today);
  const rows = shareOut(present, MOST_CANCELLED, ({ team }) => team);
  const slugs = rows.flatMap(({ team }) => team ?? []);
  const teams = await db('teams').whereIn('slug', slugs).select<{ slug: string; name: string }[]>('slug', 'name');
  const names = new Map(teams.map(({ slug, name }) => [slug, name]));
  return rows.map((row) => {
    const event = toClubEvent(row);
    const firstDay = berlinDay(row.start_at);
    return {
      id: event.id,
      type: event.type,
      title: event.title,
      team: event.team,
      startDate: event.startDate,
      allDay: event.allDay,
      reason: event.reason,
      teamName: (event.team && names.get(event.team)) ?? null,
      day: firstDay < today ? today : firstDay,
      lastDay: lastDayOf(row),
      ...(event.toldTwice && { toldTwice: true as const }),
    };
  });
}

/** The last day in Berlin of an event; a night belongs to the day on which it began. */
function lastDayOf({ start_at: start, end_at: end }: EventRow): string {
  const isOfDays = end !== null && end.getTime() - start.getTime() >= DAY_MS;
  return berlinDay(isOfDays ? new Date(end.getTime() - 1) : start);
}
