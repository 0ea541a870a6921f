import type { ClubEvent, MatchQuery, Matches } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { NOT_OVER, OVER_AT, presentMatches } from './event-queries.ts';
import { toClubEvent, type EventRow } from './event-row.ts';

const MOST = 200;

/** Fixtures and results, which are the same rows as the calendar's (docs/product.md#one-model-of-events). */
export function readMatches(db: Database) {
  const matches = ({ team, side }: MatchQuery) =>
    presentMatches(db).modify((query) => {
      if (team) void query.where('events.team', team);
      if (side) void query.where('events.home', side === 'home');
    });

  const next = (team?: string) =>
    matches(team ? { team } : {})
      .whereRaw(NOT_OVER)
      .whereNot('events.status', 'cancelled')
      .orderBy([{ column: 'events.start_at' }, { column: 'events.id' }]);

  return {
    async findMatches(query: MatchQuery): Promise<Matches> {
      const [upcoming, fixtures, results]: EventRow[][] = await Promise.all([
        next(query.team).limit(MOST),
        matches(query).whereRaw(NOT_OVER).orderBy('events.start_at').limit(MOST),
        matches(query).whereRaw(`${OVER_AT} <= now()`).orderBy('events.start_at', 'desc').limit(MOST),
      ]);
      const firstOfTeam = (upcoming ?? []).filter(
        ({ team }, index, all) => all.findIndex((other) => other.team === team) === index,
      );
      return {
        next: firstOfTeam.map(toClubEvent),
        fixtures: (fixtures ?? []).map(toClubEvent),
        results: (results ?? []).map(toClubEvent),
      };
    },

    async findNextMatch(team?: string): Promise<ClubEvent | null> {
      const row = await next(team).first();
      return row ? toClubEvent(row) : null;
    },
  };
}
