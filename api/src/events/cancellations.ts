import { addDays, berlinDay, berlinTime } from '../berlin-time/berlin-time.ts';
import type { Cancellation } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { findDates } from './dates-in-range.ts';
import { toClubEvent } from './event-row.ts';

const MOST_CANCELLED = 50;

/** What was to take place today or tomorrow in Berlin and does not, soonest first. */
export async function findCancellations(db: Database): Promise<Cancellation[]> {
  const today = berlinDay(new Date());
  const range = { start: berlinTime(today), end: new Date(berlinTime(addDays(today, 2)).getTime() - 1) };
  const rows = await findDates(db, { ...range, status: 'cancelled', most: MOST_CANCELLED, keep: 'soonest' });
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
    teamName: (event.team && names.get(event.team)) ?? null,
  }));
}
