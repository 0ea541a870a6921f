import { Type, type Static } from 'typebox';
import { newOf } from './content.ts';
import { changeOf, editableFields, EmailAddress, pageOf, PhoneNumber, PictureUrl } from './editing.ts';
import { LeagueTable } from './league-table.ts';
import { Line, Text } from './text.ts';
import { Picture } from './media.ts';
import { Closed, Id, Nullable, OneOf, Slug, Written } from './schema.ts';

/** Name of a team in addresses: `1-mannschaft`, `a-jugend`. */
export const TeamSlug = Slug(60);

/** Adults, young people, and all others; the order is that of the public list. */
export const TeamGroup = OneOf('active', 'youth', 'other');
export type TeamGroup = Static<typeof TeamGroup>;

/**
 * Who trains a team; `role` is „Trainer 1. Mannschaft“. `phone` and `email` only where the trainer has agreed to it.
 */
export const Trainer = Type.Object({
  name: Type.String(),
  role: Type.String(),
  imageUrl: Nullable(Type.String()),
  image: Nullable(Picture),
  phone: Type.Optional(Nullable(Type.String())),
  email: Type.Optional(Nullable(Type.String())),
});
export type Trainer = Static<typeof Trainer>;

/** A trainer as editors see one; visitors see phone and e-mail address only with `contactConsent`. */
export const EditableTrainer = Type.Object({ ...Trainer.properties, contactConsent: Type.Optional(Type.Boolean()) });
export type EditableTrainer = Static<typeof EditableTrainer>;

/**
 * One player; `name` is null for players who do not want to be named. `position` in German: Tor, Abwehr, Mittelfeld,
 * Angriff.
 */
export const SquadMember = Closed({
  number: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
  position: Line(40),
  name: Written(Line(80)),
});
export type SquadMember = Static<typeof SquadMember>;

/**
 * A team as lists show it, answer of `GET /api/teams` (in order). `subtitle` is the league; `matchName` is what a
 * scoreboard calls the team („SV Musterstadt II“); `imageUrl` is the team photo, `photoSeason` the season that it was
 * set for, null where nobody knows; `ageGroup` is „Jahrgang 2014/15“ or „U12“; `departmentId` is null in a club without
 * departments (`GET /api/departments`).
 */
export const TeamSummary = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  matchName: Type.String(),
  subtitle: Nullable(Type.String()),
  season: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  photoSeason: Type.Optional(Nullable(Type.String())),
  image: Nullable(Picture),
  sortOrder: Type.Integer(),
  group: Type.Optional(TeamGroup),
  departmentId: Type.Optional(Nullable(Id)),
  ageGroup: Type.Optional(Nullable(Type.String())),
});
export type TeamSummary = Static<typeof TeamSummary>;

/** A team as navigation and filters name it, answer of `GET /api/team-names` (in order). */
export const TeamName = Type.Object({
  slug: TeamSummary.properties.slug,
  name: TeamSummary.properties.name,
  group: TeamSummary.properties.group,
});
export type TeamName = Static<typeof TeamName>;

/**
 * A team as matches show it, answer of `GET /api/team-sides` (in order); `department` is the name of the one that it
 * belongs to.
 */
export const TeamSide = Type.Object({
  slug: TeamSummary.properties.slug,
  name: TeamSummary.properties.name,
  matchName: TeamSummary.properties.matchName,
  imageUrl: TeamSummary.properties.imageUrl,
  department: Type.Optional(Type.String()),
});
export type TeamSide = Static<typeof TeamSide>;

/**
 * Answer of `GET /api/teams/{slug}` (docs/specification.md#1st-team-mannschaft); a former slug is answered with 301.
 * Its training times are those whose `team` is `name`. Provider widgets and links per tab are in the settings:
 * `footballData.teams`, by slug. `squad` is empty where it is not shown; of young people it has a first name and an
 * initial. `leagueTable` is what the club itself has entered.
 */
export const Team = Type.Object({
  ...TeamSummary.properties,
  trainer: Nullable(Trainer),
  /**
   * Name of the ground and its address, „Am Sportplatz 1, 12345 Musterstadt“; the club's own when the team has no
   * other.
   */
  stadium: Type.Object({ name: Type.String(), address: Type.String() }),
  squad: Type.Array(SquadMember),
  leagueTable: Type.Optional(Nullable(LeagueTable)),
});
export type Team = Static<typeof Team>;

/**
 * A team as editors see it. `stadiumName`, `stadiumAddress`: null for the club's own. `showsSquad`: null for the
 * default, which is no for young people and yes for all others.
 */
export const EditableTeam = Type.Object({
  ...Team.properties,
  trainer: Nullable(EditableTrainer),
  showsSquad: Type.Optional(Nullable(Type.Boolean())),
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
  trainer: Nullable(
    Closed({
      name: Line(80),
      role: Line(80),
      imageUrl: Type.Optional(Nullable(PictureUrl)),
      phone: Type.Optional(Written(PhoneNumber)),
      email: Type.Optional(Written(EmailAddress)),
      contactConsent: Type.Optional(Type.Boolean()),
    }),
  ),
  stadiumName: Written(Line(120)),
  stadiumAddress: Written(Line(200)),
  squad: Type.Array(SquadMember, { maxItems: 60 }),
  group: TeamGroup,
  departmentId: Nullable(Id),
  ageGroup: Written(Line(60)),
  showsSquad: Nullable(Type.Boolean()),
  leagueTable: Nullable(LeagueTable),
};

/** `POST /api/teams`. Slug and group are made from the name when they are left out; last in order. */
export const NewTeam = newOf(fields, ['name']);
export type NewTeam = Static<typeof NewTeam>;

/**
 * `PATCH /api/teams/:id`. 400 `league_table` with the `field` of a line whose numbers are incomplete or contradict each
 * other.
 */
export const TeamChange = changeOf(fields);
export type TeamChange = Static<typeof TeamChange>;

/**
 * The fields that trainers change of their own teams. Only editors change name, address, group, place in the list, and
 * whether a squad is shown (docs/decisions/2026-11-23-squads-of-minors.md).
 */
export const OwnTeamChange = Type.Pick(TeamChange, [
  'subtitle',
  'season',
  'imageUrl',
  'trainer',
  'stadiumName',
  'stadiumAddress',
  'squad',
  'ageGroup',
  'leagueTable',
  'version',
]);
export type OwnTeamChange = Static<typeof OwnTeamChange>;

/** `GET /api/admin/teams`. */
export const EditableTeamPage = pageOf(EditableTeam);

/** One of `GET /api/admin/own-teams`: the teams that the user may write about, in order. */
export const OwnTeam = Type.Object({ slug: Type.String(), name: Type.String(), matchName: Type.String() });
export type OwnTeam = Static<typeof OwnTeam>;
