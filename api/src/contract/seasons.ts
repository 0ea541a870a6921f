import { Type, type Static } from 'typebox';
import { changeOf } from './editing.ts';
import { LeagueTable } from './league-table.ts';
import { Closed, Day, EnteredDay, Id, Nullable, Slug } from './schema.ts';
import { SquadMember, TeamGroup, TeamSlug } from './teams.ts';
import { Line } from './text.ts';

/**
 * `POST /api/imports/season` and `/report`: ends the season `name` on `lastDay`. Its matches, squads and tables go into
 * the archive; teams and squads go on into the season `next`, and so do training times that end with it.
 */
export const SeasonChange = Closed({
  name: Line(20),
  lastDay: EnteredDay,
  next: Line(20),
  digest: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
});
export type SeasonChange = Static<typeof SeasonChange>;

/** A season that is over, answer of `GET /api/seasons`, the last one first. */
export const Season = Type.Object({ slug: Type.String(), name: Type.String(), firstDay: Day, lastDay: Day });
export type Season = Static<typeof Season>;

/** The address of a season: `2025-26`. */
export const SeasonSlug = Slug(40);

/** A team as visitors saw it at the end of a season. */
export const ArchivedTeam = Type.Object({
  slug: TeamSlug,
  name: Type.String(),
  matchName: Type.String(),
  subtitle: Nullable(Type.String()),
  group: TeamGroup,
  squad: Type.Array(SquadMember),
  /** What the club itself had entered. */
  leagueTable: Nullable(LeagueTable),
});
export type ArchivedTeam = Static<typeof ArchivedTeam>;

/**
 * A match of a season; the opponent was the guest where `home`. Goals are null where no result was entered;
 * `resultNote` as of `ClubEvent`.
 */
export const ArchivedMatch = Type.Object({
  team: Type.String(),
  day: Day,
  opponent: Type.String(),
  home: Type.Boolean(),
  competition: Nullable(Type.String()),
  cancelled: Type.Boolean(),
  goalsHome: Nullable(Type.Integer()),
  goalsAway: Nullable(Type.Integer()),
  resultNote: Type.Optional(Nullable(Type.String())),
});
export type ArchivedMatch = Static<typeof ArchivedMatch>;

/** Answer of `GET /api/seasons/{slug}`: its teams in order, its matches from the first on, at most 2,000. */
export const SeasonArchive = Type.Object({
  ...Season.properties,
  teams: Type.Array(ArchivedTeam),
  matches: Type.Array(ArchivedMatch),
});
export type SeasonArchive = Static<typeof SeasonArchive>;

/**
 * A season of the archive as administrators see it, in the answers of `GET /api/admin/seasons` (the last one first) and
 * `GET /api/admin/seasons/{slug}`: the squads that were archived, by the id of their team. `isShown` says whether
 * visitors see one, which for young people needs a team that shows its squad today.
 */
export const EditableSeason = Type.Object({
  ...Season.properties,
  squads: Type.Array(
    Type.Object({ team: Id, name: Type.String(), isShown: Type.Boolean(), squad: Type.Array(SquadMember) }),
  ),
  version: Type.Integer(),
});
export type EditableSeason = Static<typeof EditableSeason>;

/** `PATCH /api/seasons/{slug}`: the squads of these teams become these, such as without a player. */
export const SeasonSquadsChange = changeOf({
  squads: Type.Array(Closed({ team: Id, squad: Type.Array(SquadMember, { maxItems: 60 }) }), { maxItems: 400 }),
});
export type SeasonSquadsChange = Static<typeof SeasonSquadsChange>;
