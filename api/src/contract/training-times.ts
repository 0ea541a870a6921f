import { Type, type Static } from 'typebox';
import { newOf } from './content.ts';
import { changeOf, editableFields, editableQueryOf, pageOf } from './editing.ts';
import { Line, Text } from './text.ts';
import { EventId, EventStatus } from './events.ts';
import { TeamSlug } from './teams.ts';
import { Closed, Day, HINT, Id, Nullable, OneOf, Timestamp, Written } from './schema.ts';

/** The days of the week. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** English, lower case (docs/specification.md#3-entities-and-their-fields). */
export const Weekday = OneOf(...WEEKDAYS);
export type Weekday = Static<typeof Weekday>;

/** Wall-clock time in Berlin, `HH:MM`. */
const ClockTime = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  [HINT]: 'Bitte eine Uhrzeit wie 19:30 eingeben.',
});

/** An end before the start is in the night after it if it is earlier than this; a later one is a typing error. */
export const NIGHT_ENDS = '06:00';

/** One date of a training time, as the calendar has it. */
export const TrainingDate = Type.Object({
  id: EventId,
  startDate: Timestamp,
  endDate: Nullable(Timestamp),
  location: Nullable(Type.String()),
  status: EventStatus,
  reason: Nullable(Type.String()),
});
export type TrainingDate = Static<typeof TrainingDate>;

/** Whom to ask about a team's training: its trainer, who has agreed to that. */
export const TrainingContact = Type.Object({
  name: Type.String(),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
});
export type TrainingContact = Static<typeof TrainingContact>;

/**
 * A weekly training time, answer of `GET /api/training-times` (active ones, Monday first, then by start): a weekly
 * series of events, by weekday. `team` is the name of the team as people read it, „1. Mannschaft“, or of a group;
 * `endTime` is null when it is open, and of the night after when it is not after the start. `until` is its last day,
 * null for no end. `nextDate`: the first from today on that takes place; `changes`: what is cancelled or moved in the
 * next two weeks.
 */
export const TrainingTime = Type.Object({
  id: Id,
  team: Type.String(),
  dayOfWeek: Weekday,
  startTime: Type.String(),
  endTime: Nullable(Type.String()),
  location: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  active: Type.Boolean(),
  exceptHolidays: Type.Optional(Type.Boolean()),
  exceptSchoolHolidays: Type.Optional(Type.Boolean()),
  everyWeeks: Type.Optional(Type.Integer()),
  until: Type.Optional(Nullable(Day)),
  nextDate: Type.Optional(Nullable(TrainingDate)),
  changes: Type.Optional(Type.Array(TrainingDate)),
  /** Only for visitors, and where there is one. */
  contact: Type.Optional(TrainingContact),
});
export type TrainingTime = Static<typeof TrainingTime>;

/** Query parameters of `GET /api/training-times`: the slug of the team that they are of; all without it. */
export const ShownTrainingTimeQuery = Closed({ team: Type.Optional(TeamSlug) });
export type ShownTrainingTimeQuery = Static<typeof ShownTrainingTimeQuery>;

/** A training time as editors see it. */
export const EditableTrainingTime = Type.Object({ ...TrainingTime.properties, ...editableFields });
export type EditableTrainingTime = Static<typeof EditableTrainingTime>;

const fields = {
  team: Line(60),
  dayOfWeek: Weekday,
  startTime: ClockTime,
  endTime: Nullable(ClockTime),
  location: Written(Line(120)),
  notes: Nullable(Text(300)),
  active: Type.Boolean(),
  /** Not on public holidays of the club's Land, not in its school holidays. */
  exceptHolidays: Type.Boolean(),
  exceptSchoolHolidays: Type.Boolean(),
};

/** `POST /api/training-times`; active by default, from today on without an end. Trainers: own teams only. */
export const NewTrainingTime = newOf(fields, ['team', 'dayOfWeek', 'startTime']);
export type NewTrainingTime = Static<typeof NewTrainingTime>;

/** `PATCH /api/training-times/:id`: from today on; dates that have been stay in the calendar as they were. */
export const TrainingTimeChange = changeOf(fields);
export type TrainingTimeChange = Static<typeof TrainingTimeChange>;

/** `GET /api/admin/training-times`: inactive ones too; by weekday or by team. Trainers see own teams only. */
export const TrainingTimeQuery = editableQueryOf({ team: Line(60), dayOfWeek: Weekday, active: Type.Boolean() }, [
  'weekday',
  'team',
]);
export type TrainingTimeQuery = Static<typeof TrainingTimeQuery>;

/** Answer of `GET /api/admin/training-times`. */
export const EditableTrainingTimePage = pageOf(EditableTrainingTime);

/**
 * One of `GET /api/admin/training-doubts`: a time from before times were series, and a running series of the same team
 * and weekday that begins within an hour of it. Until somebody decides, the series has the dates.
 */
export const TrainingDoubt = Type.Object({ time: EditableTrainingTime, other: EditableTrainingTime });
export type TrainingDoubt = Static<typeof TrainingDoubt>;

/**
 * `POST /api/training-times/:id/doubt`: both are the same, and the hours of the time or those of the other hold; or
 * both stay.
 */
export const TrainingDoubtAnswer = Closed({ keep: OneOf('time', 'other', 'both') });
export type TrainingDoubtAnswer = Static<typeof TrainingDoubtAnswer>;
