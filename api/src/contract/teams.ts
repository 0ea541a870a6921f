import { Type, type Static } from 'typebox';
import { newOf } from './content.ts';
import { changeOf, editableFields, pageOf, PictureUrl } from './editing.ts';
import { Line, Text } from './text.ts';
import { Picture } from './media.ts';
import { Closed, Id, Nullable, Slug } from './schema.ts';

/** Name of a team in addresses: `1-mannschaft`, `a-jugend`. */
export const TeamSlug = Slug(60);

/** Who trains a team; `role` is „Trainer 1. Mannschaft". */
export const Trainer = Type.Object({
  name: Type.String(),
  role: Type.String(),
  imageUrl: Nullable(Type.String()),
  image: Nullable(Picture),
});
export type Trainer = Static<typeof Trainer>;

/**
 * One player; `name` is null for players who do not want to be named. `position` in German: Tor, Abwehr, Mittelfeld,
 * Angriff.
 */
export const SquadMember = Closed({
  number: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
  position: Line(40),
  name: Nullable(Line(80)),
});
export type SquadMember = Static<typeof SquadMember>;

/**
 * A team as lists show it, answer of `GET /api/teams` (in order). `subtitle` is the league; `matchName` is what a
 * scoreboard calls the team („SV Musterstadt II"); `imageUrl` is the team photo of `season`.
 */
export const TeamSummary = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  matchName: Type.String(),
  subtitle: Nullable(Type.String()),
  season: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  image: Nullable(Picture),
  sortOrder: Type.Integer(),
});
export type TeamSummary = Static<typeof TeamSummary>;

/**
 * Answer of `GET /api/teams/{slug}` (docs/specification.md#1st-team-mannschaft). Its training times are those whose
 * `team` is `name`. Provider widgets and links per tab are in the settings: `footballData.teams`, by slug.
 */
export const Team = Type.Object({
  ...TeamSummary.properties,
  trainer: Nullable(Trainer),
  /** Name of the ground and its address, „Am Sportplatz 1, 12345 Musterstadt"; the club's own when the team has no other. */
  stadium: Type.Object({ name: Type.String(), address: Type.String() }),
  squad: Type.Array(SquadMember),
});
export type Team = Static<typeof Team>;

/** A team as editors see it. `stadiumName`, `stadiumAddress`: null for the club's own. */
export const EditableTeam = Type.Object({
  ...Team.properties,
  stadiumName: Nullable(Type.String()),
  stadiumAddress: Nullable(Type.String()),
  ...editableFields,
});
export type EditableTeam = Static<typeof EditableTeam>;

const fields = {
  slug: TeamSlug,
  name: Line(60),
  matchName: Line(60),
  subtitle: Nullable(Text(120)),
  season: Nullable(Text(20)),
  imageUrl: Nullable(PictureUrl),
  trainer: Nullable(Closed({ name: Line(80), role: Line(80), imageUrl: Type.Optional(Nullable(PictureUrl)) })),
  stadiumName: Nullable(Line(120)),
  stadiumAddress: Nullable(Line(200)),
  squad: Type.Array(SquadMember, { maxItems: 60 }),
};

/** `POST /api/teams`. The slug is made from the name when it is left out; last in order. */
export const NewTeam = newOf(fields, ['name']);
export type NewTeam = Static<typeof NewTeam>;

/** `PATCH /api/teams/:id`. */
export const TeamChange = changeOf(fields);
export type TeamChange = Static<typeof TeamChange>;

/** `GET /api/admin/teams`. */
export const EditableTeamPage = pageOf(EditableTeam);

/** One of `GET /api/admin/own-teams`: the teams whose events and training times the user may edit, in order. */
export const OwnTeam = Type.Object({ slug: Type.String(), name: Type.String(), matchName: Type.String() });
export type OwnTeam = Static<typeof OwnTeam>;
