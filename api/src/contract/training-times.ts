import { Type, type Static } from 'typebox';
import { newOf } from './content.ts';
import { changeOf, editableFields, editableQueryOf, pageOf } from './editing.ts';
import { Line, Text } from './text.ts';
import { HINT, Id, Nullable, OneOf } from './schema.ts';

/** English, lower case (docs/specification.md#3-entities-and-their-fields). */
export const Weekday = OneOf('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday');
export type Weekday = Static<typeof Weekday>;

/** Wall-clock time in Berlin, `HH:MM`. */
const ClockTime = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  [HINT]: 'Bitte eine Uhrzeit wie 19:30 eingeben.',
});

/**
 * A weekly training time, answer of `GET /api/training-times` (active ones, Monday first, then by start). `team` is the
 * name of the team as people read it, „1. Mannschaft"; `endTime` is after `startTime`, null when it is open.
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
});
export type TrainingTime = Static<typeof TrainingTime>;

/** A training time as editors see it. */
export const EditableTrainingTime = Type.Object({ ...TrainingTime.properties, ...editableFields });
export type EditableTrainingTime = Static<typeof EditableTrainingTime>;

const fields = {
  team: Line(60),
  dayOfWeek: Weekday,
  startTime: ClockTime,
  endTime: Nullable(ClockTime),
  location: Nullable(Line(120)),
  notes: Nullable(Text(300)),
  active: Type.Boolean(),
};

/** `POST /api/training-times`; active by default. Trainers: own teams only. */
export const NewTrainingTime = newOf(fields, ['team', 'dayOfWeek', 'startTime']);
export type NewTrainingTime = Static<typeof NewTrainingTime>;

/** `PATCH /api/training-times/:id`. */
export const TrainingTimeChange = changeOf(fields);
export type TrainingTimeChange = Static<typeof TrainingTimeChange>;

/** `GET /api/admin/training-times`: inactive ones too; by weekday or by team. Trainers see own teams only. */
export const TrainingTimeQuery = editableQueryOf(
  { team: Type.String({ minLength: 1, maxLength: 60 }), dayOfWeek: Weekday, active: Type.Boolean() },
  ['weekday', 'team'],
);
export type TrainingTimeQuery = Static<typeof TrainingTimeQuery>;

/** Answer of `GET /api/admin/training-times`. */
export const EditableTrainingTimePage = pageOf(EditableTrainingTime);
