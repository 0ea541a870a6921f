import { Type, type Static } from 'typebox';
import { Closed, EnteredDay, Nullable } from './schema.ts';
import { Line } from './text.ts';

/** The rows of a league table, at most. */
export const MOST_TABLE_ROWS = 40;
/** Characters of a club's name in it, at most. */
export const LONGEST_TABLE_CLUB = 80;

const Matches = Type.Integer({ minimum: 0, maximum: 200 });
const Goals = Type.Integer({ minimum: 0, maximum: 5000 });

/**
 * A line of a league table; its place is that in the list. `isOwn` is the club's own team. null: not said; `won`,
 * `drawn` and `lost` are all null or none is, and so are both kinds of goals. `points` may differ from the matches,
 * because leagues deduct some.
 */
export const LeagueTableRow = Closed({
  club: Line(LONGEST_TABLE_CLUB),
  isOwn: Type.Boolean(),
  played: Matches,
  won: Nullable(Matches),
  drawn: Nullable(Matches),
  lost: Nullable(Matches),
  goalsFor: Nullable(Goals),
  goalsAgainst: Nullable(Goals),
  points: Type.Integer({ minimum: -200, maximum: 1000 }),
});
export type LeagueTableRow = Static<typeof LeagueTableRow>;

/** A team's league table as the club has entered it; `asOf` is the day it is from. */
export const LeagueTable = Closed({
  asOf: EnteredDay,
  rows: Type.Array(LeagueTableRow, { minItems: 1, maxItems: MOST_TABLE_ROWS }),
});
export type LeagueTable = Static<typeof LeagueTable>;

/** Why a line cannot be true, in German; undefined for one that may be. */
export function faultOfRow({ played, won, drawn, lost, goalsFor, goalsAgainst }: LeagueTableRow): string | undefined {
  const outcomes = [won, drawn, lost];
  const known = outcomes.filter((count) => count !== null);
  if (known.length > 0 && known.length < outcomes.length)
    return 'Siege, Unentschieden und Niederlagen bitte alle eintragen oder keine davon.';
  const sum = known.reduce((total, count) => total + count, 0);
  if (known.length > 0 && sum !== played)
    return `Siege, Unentschieden und Niederlagen ergeben zusammen ${sum}, gespielt sind aber ${played}.`;
  if ((goalsFor === null) !== (goalsAgainst === null)) return 'Bitte Tore und Gegentore eintragen oder beides nicht.';
  return undefined;
}

/** Why a line is unusual, though it may be right, in German. */
export function doubtAboutRow({ won, drawn, points }: LeagueTableRow): string | undefined {
  if (won === null || drawn === null || points === 3 * won + drawn) return undefined;
  const usual = 3 * won + drawn;
  return `${usual === 1 ? 'Üblich wäre 1 Punkt' : `Üblich wären ${usual} Punkte`}. Gab es einen Abzug?`;
}
