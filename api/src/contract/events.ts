import { Type, type Static } from 'typebox';
import { Closed, Day, Nullable, OneOf, Timestamp } from './schema.ts';
import { Line } from './text.ts';

/**
 * Training, Spiel, Veranstaltung; „Event“ where the specification says so (docs/specification.md#todays-events-widget).
 */
export const EventType = OneOf('training', 'match', 'event');
export type EventType = Static<typeof EventType>;

/** Cancelled and moved ones stay visible, with their reason (docs/product.md#one-model-of-events). */
export const EventStatus = OneOf('planned', 'cancelled', 'moved');
export type EventStatus = Static<typeof EventStatus>;

/**
 * A UUID, or for one date of a series the series' UUID and the day it was planned for: `{uuid}_2026-11-24`. It stays
 * when that date is moved.
 */
export const EventId = Type.String({
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(_[0-9]{4}-[0-9]{2}-[0-9]{2})?$',
});

/**
 * A „Termin“: training, match or club event; one date of a series is one of these
 * (docs/specification.md#3-entities-and-their-fields). Times with the offset of Berlin. `endDate` is exclusive, null
 * when it is open; all-day ones last from midnight to midnight in Berlin (one day: `endDate` is the next midnight).
 * `movedFrom` is the start before it was moved. `opponent`, `home`, `competition` and goals belong to matches; goals
 * are those of the side that is at home and of its guest, null as long as there is no result. `resultNote` stands
 * beside the result, or in its place, where there is one: „Abbruch“, „Wertung“, „n. E.“. `toldTwice` marks the second
 * row of a match of two own teams in a range: only a list of its team shows it.
 */
export const ClubEvent = Type.Object({
  id: EventId,
  seriesId: Nullable(Type.String()),
  type: EventType,
  title: Type.String(),
  description: Nullable(Type.String()),
  /** Slug of the team; null: the whole club. */
  team: Nullable(Type.String()),
  startDate: Timestamp,
  endDate: Nullable(Timestamp),
  allDay: Type.Boolean(),
  color: Type.String(),
  location: Nullable(Type.String()),
  status: EventStatus,
  reason: Nullable(Type.String()),
  movedFrom: Nullable(Timestamp),
  opponent: Nullable(Type.String()),
  home: Nullable(Type.Boolean()),
  competition: Nullable(Type.String()),
  goalsHome: Nullable(Type.Integer()),
  goalsAway: Nullable(Type.Integer()),
  resultNote: Type.Optional(Type.String()),
  toldTwice: Type.Optional(Type.Literal(true)),
});
export type ClubEvent = Static<typeof ClubEvent>;

const team = Line(60);

/**
 * `GET /api/events/range`: events that overlap the days (Berlin) from `start` to `end`, at most 93; series expanded,
 * ordered by start, at most 3000, of which each team has its share. 429 `busy` when very many months over a year away
 * are requested. Answer: a list of {@link ClubEvent}.
 */
export const EventRangeQuery = Closed({
  start: Timestamp,
  end: Timestamp,
  team: Type.Optional(team),
  type: Type.Optional(EventType),
});
export type EventRangeQuery = Static<typeof EventRangeQuery>;

/** `GET /api/matches?team=&side=&limit=`; `limit` for each of the lists. */
export const MatchQuery = Closed({
  team: Type.Optional(team),
  side: Type.Optional(OneOf('home', 'away')),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
});
export type MatchQuery = Static<typeof MatchQuery>;

/** `GET /api/matches/next?team=`. */
export const NextMatchQuery = Type.Pick(MatchQuery, ['team'], { additionalProperties: false });

/**
 * Matches. `next`: the next of each team that is not cancelled, whatever the side, soonest first; a match counts as
 * next until it is over. `fixtures`: what is not over, soonest first; `results`: what is over, last played first, also
 * without a result or cancelled; at most 200 each, and `moreFixtures` or `moreResults` where there are more. `running`:
 * the ids of those of `next` that have begun. A match of two own teams stands once among those of all teams and both
 * sides. `asOf` is the day in Berlin on which that was so.
 */
export const Matches = Type.Object({
  asOf: Type.Optional(Day),
  next: Type.Array(ClubEvent),
  running: Type.Optional(Type.Array(EventId)),
  fixtures: Type.Array(ClubEvent),
  results: Type.Array(ClubEvent),
  moreFixtures: Type.Optional(Type.Boolean()),
  moreResults: Type.Optional(Type.Boolean()),
});
export type Matches = Static<typeof Matches>;

/** `GET /api/matches/next?team=`: the club's (or the team's) next match that is not cancelled. */
export const NextMatch = Type.Object({ match: Nullable(ClubEvent) });
export type NextMatch = Static<typeof NextMatch>;

/**
 * `GET /api/calendar/{feed}?type=`: `alle.ics` or `{team}.ics`, RFC 5545 (text/calendar). Stable UIDs, series as RRULE
 * with their exceptions, cancelled ones with STATUS:CANCELLED.
 */
export const CalendarFeed = Type.Object({ feed: Type.String({ maxLength: 64, pattern: '^[a-z0-9-]+\\.ics$' }) });

/** Query of the feed: one type only. */
export const CalendarFeedQuery = Closed({ type: Type.Optional(EventType) });
