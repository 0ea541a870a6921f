import type { Database } from '../../database/connect.ts';
import { fold } from '../../rich-text/fold.ts';
import { presentMatches } from '../event-queries.ts';
import type { EventRow } from '../event-row.ts';
import { fromClock, hasTime, toClock } from './clock.ts';
import type { OwnFixture } from './fixture.ts';
import type { OwnTeam } from './own-teams.ts';

type Entered = {
  /** Matches of the file that no import has brought. */
  own: readonly OwnFixture[];
  teams: ReadonlyMap<string, OwnTeam>;
  /** Rows that are matches of the file already; no other match of it is one of them. */
  taken: ReadonlySet<string>;
  /** Rows that imports of this kind have brought; at another time of the day it is another match. */
  brought: ReadonlySet<string>;
};

type Group = { fixtures: OwnFixture[]; rows: EventRow[] };

/** Nobody plays the same opponent more often a day. */
const MOST_A_DAY = 10;
const MINUTE_MS = 60_000;

/**
 * Finds the existing match for a match of the file, by its key: of the same team, day and opponent; of several, the one
 * of the same kick-off and competition, else of the nearest kick-off. Each is one match of the file, not two.
 */
export async function findEntered(
  db: Database,
  { own, teams, taken, brought }: Entered,
): Promise<Map<string, EventRow>> {
  const slugOf = ({ teamId }: OwnFixture) => teams.get(teamId)?.slug ?? '';
  const days = own.map(({ values }) => values.start.slice(0, 10)).toSorted((a, b) => a.localeCompare(b));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return new Map();
  const rows = await presentMatches(db)
    .whereIn('events.team', [...new Set(own.map(slugOf))])
    .whereBetween('events.start_at', [fromClock(first), fromClock(`${last} 23:59`)])
    .orderBy('events.start_at')
    .orderBy('events.id');
  const groups = new Map<string, Group>();
  for (const fixture of own) {
    const likeness = likenessOf(slugOf(fixture), fixture.values.start, fixture.values.opponent);
    const group = groups.get(likeness);
    if (group) group.fixtures.push(fixture);
    else groups.set(likeness, { fixtures: [fixture], rows: [] });
  }
  for (const row of rows)
    if (!taken.has(row.id))
      groups.get(likenessOf(row.team ?? '', toClock(row.start_at), row.opponent ?? ''))?.rows.push(row);
  return new Map([...groups.values()].flatMap((group) => pairs(group, brought)));
}

function pairs({ fixtures, rows }: Group, brought: ReadonlySet<string>): [key: string, row: EventRow][] {
  const found = new Map<string, EventRow>();
  const left = new Map(rows.map((row) => [row.id, row]));
  const take = ({ key }: OwnFixture, row: EventRow | undefined) => {
    if (!row || found.has(key) || !left.delete(row.id)) return;
    found.set(key, row);
  };
  for (const partsOf of [[startOf, competitionOf], [startOf]]) {
    const byParts = new Map<string, EventRow[]>();
    for (const row of left.values()) {
      const parts = JSON.stringify(partsOf.map((part) => part(row)));
      const alike = byParts.get(parts);
      if (alike) alike.push(row);
      else byParts.set(parts, [row]);
    }
    for (const fixture of fixtures) {
      const parts = JSON.stringify(partsOf.map((part) => part(fixture)));
      if (!found.has(fixture.key)) take(fixture, byParts.get(parts)?.shift());
    }
  }
  const byHand = [...left.values()].filter(({ id }) => !brought.has(id)).slice(0, MOST_A_DAY);
  const near = fixtures
    .filter(({ key }) => !found.has(key))
    .flatMap((fixture) => byHand.map((row) => ({ fixture, row, minutes: minutesBetween(fixture, row) })))
    .toSorted((a, b) => a.minutes - b.minutes);
  for (const { fixture, row } of near) take(fixture, row);
  return [...found];
}

function likenessOf(slug: string, start: string, opponent: string): string {
  return [slug, start.slice(0, 10), fold(opponent)].join('\n');
}

function startOf(match: OwnFixture | EventRow): string {
  return 'values' in match ? match.values.start : toClock(match.start_at, match.all_day);
}

function competitionOf(match: OwnFixture | EventRow): string {
  return fold(String(('values' in match ? match.values['competition'] : match.competition) ?? ''));
}

/** A match without a time is near to all of its day. */
function minutesBetween(fixture: OwnFixture, row: EventRow): number {
  const starts = [startOf(fixture), startOf(row)];
  if (!starts.every(hasTime)) return 0;
  const [one = 0, other = 0] = starts.map((start) => fromClock(start).getTime());
  return Math.abs(one - other) / MINUTE_MS;
}
