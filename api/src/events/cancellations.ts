import { addDays, berlinDay, berlinTime } from '../time/berlin-time.ts';
import type { Cancellation } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { findDates } from './dates-in-range.ts';
import { toClubEvent } from './event-row.ts';
import { shareOut } from './fair-share.ts';

const MOST_CANCELLED = 50;
/** More than two days hold, to be shared out. */
const MOST_READ = 2_000;

/** Events of today and tomorrow in Berlin that do not take place, soonest first. */
export async function findCancellations(db: Database): Promise<Cancellation[]> {
  const today = berlinDay(new Date());
  const range = { start: berlinTime(today), end: new Date(berlinTime(addDays(today, 2)).getTime() - 1) };
  const found = await findDates(db, { ...range, status: 'cancelled', most: MOST_READ, keep: 'soonest' });
  const rows = shareOut(found, MOST_CANCELLED, ({ team }) => team);
  const slugs = rows.flatMap(({ team }) => team ?? []);
  const teams = await db('teams').whereIn('slug', slugs).select<{ slug: string; name: string }[]>('slug', 'name');
  const names = new Map(teams.map(({ slug, name }) => [slug, name]));
  return rows.map(toClubEvent).map((event) => ({
    id: event.id,
    type: event.type,
    title: event.title,
    team: event.team,
    startDate: event.startDate,
    allDay: event.allDay,
    reason: event.reason,
    ...(event.toldTwice && { toldTwice: true as const }),
    teamName: (event.team && names.get(event.team)) ?? null,
  }));
}
