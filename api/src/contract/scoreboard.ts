import { Type, type Static } from 'typebox';
import { ClubEvent } from './events.ts';
import { Nullable, OneOf } from './schema.ts';

/** Not begun, begun and not over, over. */
export const MatchPhase = OneOf('next', 'running', 'over');
export type MatchPhase = Static<typeof MatchPhase>;

/** A team's latest result of this half of a year, its running match and the next one; without cancelled matches. */
const TeamMatches = Type.Object({
  team: Type.String(),
  last: Nullable(ClubEvent),
  running: Nullable(ClubEvent),
  next: Nullable(ClubEvent),
});
export type TeamMatches = Static<typeof TeamMatches>;

/**
 * `GET /api/matches/scoreboard`: the match that matters now, and what each team that has matches played last and plays
 * next, in the club's order. `lead` is the running match; else the next one of today; else one that is over, until the
 * morning after; else the club's next.
 */
export const Scoreboard = Type.Object({
  lead: Nullable(Type.Object({ match: ClubEvent, phase: MatchPhase })),
  teams: Type.Array(TeamMatches),
});
export type Scoreboard = Static<typeof Scoreboard>;
