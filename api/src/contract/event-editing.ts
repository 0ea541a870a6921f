import { Type, type Static } from 'typebox';
import { newOf } from './content.ts';
import { changeOf, editableFields, EditableQuery, pageOf } from './editing.ts';
import { Line, Text } from './text.ts';
import { ClubEvent, EventStatus, EventType } from './events.ts';
import { Closed, Color, Day, Nullable, OneOf, Timestamp, Written } from './schema.ts';
import { TeamSlug } from './teams.ts';
import { Weekday } from './training-times.ts';

/**
 * A weekly series: on `weekdays` (default: that of the start), every `interval` weeks (default 1), up to and including
 * the day `until`, at most two years after the start (of a series that runs: after today) and 400 dates, or without an
 * end (null); at most 50 series of one team (or of the whole club) reach from today on, and 200 into the last 400 days.
 * Every date keeps its wall-clock time in Berlin.
 */
export const Repetition = Closed({
  until: Nullable(Day),
  weekdays: Type.Optional(Type.Array(Weekday, { minItems: 1, maxItems: 7, uniqueItems: true })),
  interval: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
  /** Leaves out the public holidays of the club's Land, and its school holidays; default: as before, or not. */
  exceptHolidays: Type.Optional(Type.Boolean()),
  exceptSchoolHolidays: Type.Optional(Type.Boolean()),
});
export type Repetition = Static<typeof Repetition>;

/** The reach of a change of one date of a series. */
export const ChangeScope = OneOf('this', 'following', 'all');
export type ChangeScope = Static<typeof ChangeScope>;

/** An event as editors see it. A series (`id` is a UUID) has `repeat`; `rrule` is the same in RFC 5545. */
export const EditableEvent = Type.Object({
  ...ClubEvent.properties,
  repeat: Nullable(
    Type.Object({
      until: Nullable(Type.String()),
      weekdays: Type.Array(Weekday),
      interval: Type.Integer(),
      exceptHolidays: Type.Optional(Type.Boolean()),
      exceptSchoolHolidays: Type.Optional(Type.Boolean()),
    }),
  ),
  rrule: Nullable(Type.String()),
  ...editableFields,
});
export type EditableEvent = Static<typeof EditableEvent>;

const goals = Nullable(Type.Integer({ minimum: 0, maximum: 99 }));

const fields = {
  type: EventType,
  title: Line(120),
  description: Nullable(Text(2000)),
  team: Nullable(TeamSlug),
  startDate: Timestamp,
  endDate: Nullable(Timestamp),
  allDay: Type.Boolean(),
  color: Color,
  location: Written(Line(120)),
  status: EventStatus,
  reason: Written(Line(300)),
  opponent: Written(Line(80)),
  home: Nullable(Type.Boolean()),
  competition: Written(Line(80)),
  goalsHome: goals,
  goalsAway: goals,
  resultNote: Written(Line(40)),
};

/**
 * `POST /api/events`. Planned and #dc2626 by default. A match needs `team`, `opponent` and `home`, does not
 * repeat, and gets its title from the two sides when it has none. Trainers: own teams only.
 */
export const NewEvent = newOf({ ...fields, repeat: Nullable(Repetition) }, ['type', 'startDate']);
export type NewEvent = Static<typeof NewEvent>;

/**
 * `PATCH /api/events/:id`. With the id of one date, `scope` says what the change reaches (default `this`); a series'
 * own id is all of it. Cancelling needs a `reason`. A new start together with status moved keeps the old one as
 * `movedFrom`. `repeat` only with scope following or all. With scope following or all `startDate` and `endDate` move
 * every date: those of this date are the pattern.
 */
export const EventChange = changeOf({ ...fields, repeat: Repetition, scope: ChangeScope });
export type EventChange = Static<typeof EventChange>;

/** `DELETE /api/events/:id?scope=`, and `POST /api/events/:id/restore?scope=`, which takes it back. */
export const EventRemoval = Closed({ scope: Type.Optional(ChangeScope) });

/** Which events an admin list shows, and in which order. */
const filter = {
  team: Type.Optional(Line(60)),
  type: Type.Optional(EventType),
  status: Type.Optional(EventStatus),
  sort: Type.Optional(OneOf('soonest', 'latest')),
};

/**
 * `GET /api/admin/agenda`: dates one by one, also those of series; what is to come from today on, soonest first, or
 * with `when=past` what has begun, latest first, two years and 5000 dates at most. `start` and `end` (both or neither,
 * at most 400 days) are a period instead, soonest first. Trainers see own teams only. Answer: {@link
 * EditableEventPage}.
 */
export const AgendaQuery = Closed({
  ...EditableQuery.properties,
  ...filter,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  when: Type.Optional(OneOf('upcoming', 'past')),
  start: Type.Optional(Timestamp),
  end: Type.Optional(Timestamp),
});
export type AgendaQuery = Static<typeof AgendaQuery>;

/**
 * `GET /api/admin/events`: single events, whole series and changed dates, last start first
 * unless `sort` says otherwise. Trainers see own teams only.
 * `missing=result`: matches that are over and have no result, nor a word in its place.
 */
export const EditableEventQuery = Closed({
  ...EditableQuery.properties,
  ...filter,
  missing: Type.Optional(Type.Literal('result')),
});
export type EditableEventQuery = Static<typeof EditableEventQuery>;

/** Answer of `GET /api/admin/events`. */
export const EditableEventPage = pageOf(EditableEvent);
