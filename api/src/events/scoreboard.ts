import { addDays, berlinDay, berlinTime, inBerlin, OVER_AT } from '../time/berlin-time.ts';
import type { ClubEvent, Scoreboard, TeamMatches } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { BEGUN, IS_CANCELLED_MATCH, NOT_OVER, presentMatches, tellTwins, type EventQuery } from './event-queries.ts';
import { toClubEvent, type EventRow } from './event-row.ts';

/** The hour in Berlin at which a match of the day before makes room for the next one. */
export const MORNING_HOUR = 6;
/** After a season's break an old result is no news. */
const RESULT_DAYS = 150;

/** What the scoreboard of the home page shows. */
export async function findScoreboard(db: Database): Promise<Scoreboard> {
  const now = new Date();
  const played = () => presentMatches(db).whereRaw(`NOT ${IS_CANCELLED_MATCH}`).modify(tellTwins(db));
  const ofEachTeam = (query: EventQuery, direction: 'asc' | 'desc') =>
    query
      .distinctOn('events.team')
      .orderBy([{ column: 'events.team' }, { column: 'events.start_at', order: direction }, { column: 'events.id' }]);
  const [teams, running, next, last, over]: [{ slug: string }[], ...EventRow[][]] = await Promise.all([
    db('teams').whereNull('deleted_at').orderBy(['sort_order', 'id']).select('slug'),
    ofEachTeam(played().whereRaw(`${NOT_OVER} AND ${BEGUN}`), 'asc'),
    ofEachTeam(played().whereRaw(`${NOT_OVER} AND NOT (${BEGUN})`), 'asc'),
    ofEachTeam(
      played()
        .whereRaw(`events.start_at > now() - interval '${RESULT_DAYS} days' AND ${OVER_AT} <= now()`)
        .whereNotNull('events.goals_home')
        .whereNotNull('events.goals_away'),
      'desc',
    ),
    ofEachTeam(
      played().whereRaw(`events.start_at > now() - interval '3 days' AND ${OVER_AT} BETWEEN ? AND now()`, [
        lastMorning(now),
      ]),
      'desc',
    ),
  ]);
  const slugs = teams.map(({ slug }) => slug);
  const inOrder = (rows: readonly EventRow[] = []) =>
    slugs.flatMap((slug) => rows.filter(({ team }) => team === slug).map(toClubEvent));
  const found = { running: inOrder(running), next: inOrder(next), last: inOrder(last), over: inOrder(over) };
  return { lead: leadOf(found, berlinDay(now)), teams: slugs.flatMap((team) => matchesOf(team, found)) };
}

/** Each in the club's order of teams. */
type Found = Record<'running' | 'next' | 'last' | 'over', readonly ClubEvent[]>;

/** The match that matters now; `today` is the day in Berlin. */
export function leadOf(found: Found, today: string): Scoreboard['lead'] {
  const once = (matches: readonly ClubEvent[]) => matches.filter(({ toldTwice }) => !toldTwice);
  const [running, over] = [once(found.running), once(found.over)];
  const soonest = once(found.next).toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))[0];
  if (running[0]) return { match: running[0], phase: 'running' };
  // The API's times carry the offset of Berlin.
  if (soonest?.startDate.startsWith(today)) return { match: soonest, phase: 'next' };
  if (over[0]) return { match: over[0], phase: 'over' };
  return soonest ? { match: soonest, phase: 'next' } : null;
}

function matchesOf(team: string, { running, next, last }: Found): TeamMatches[] {
  const own = (events: readonly ClubEvent[]) => events.find((event) => event.team === team) ?? null;
  const matches = { team, last: own(last), running: own(running), next: own(next) };
  return matches.last || matches.running || matches.next ? [matches] : [];
}

/** Since when a match that is over is today's. */
export function lastMorning(now: Date): Date {
  const day = berlinDay(now);
  const clock = `${String(MORNING_HOUR).padStart(2, '0')}:00`;
  return berlinTime(inBerlin(now).hour < MORNING_HOUR ? addDays(day, -1) : day, clock);
}
