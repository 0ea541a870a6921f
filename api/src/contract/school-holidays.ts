import { Type, type Static } from 'typebox';
import { newOf } from './content.ts';
import { changeOf, editableFields, editableQueryOf, pageOf } from './editing.ts';
import { Closed, Day, EnteredDay, Id } from './schema.ts';
import { Line, Text } from './text.ts';

/** School holidays, both days included; series may leave them out. */
export const EditableSchoolHoliday = Type.Object({
  id: Id,
  name: Type.String(),
  firstDay: Day,
  lastDay: Day,
  ...editableFields,
});
export type EditableSchoolHoliday = Static<typeof EditableSchoolHoliday>;

const fields = { name: Line(80), firstDay: EnteredDay, lastDay: EnteredDay };

/** `POST /api/school-holidays`. */
export const NewSchoolHoliday = newOf(fields, ['name', 'firstDay', 'lastDay']);
export type NewSchoolHoliday = Static<typeof NewSchoolHoliday>;

/** `PATCH /api/school-holidays/:id`. */
export const SchoolHolidayChange = changeOf(fields);
export type SchoolHolidayChange = Static<typeof SchoolHolidayChange>;

/** `GET /api/admin/school-holidays`: the latest first, or from the earliest on. */
export const SchoolHolidayQuery = editableQueryOf({}, ['latest', 'soonest']);

/** Answer of `GET /api/admin/school-holidays`. */
export const EditableSchoolHolidayPage = pageOf(EditableSchoolHoliday);

/** Limits of a calendar: characters and periods. */
export const CALENDAR_LIMITS = { letters: 200_000, periods: 200 } as const;

/** `POST /api/school-holidays/import`: a calendar of whole days (RFC 5545), as the Länder offer it. */
export const SchoolHolidayImport = Closed({
  calendar: Text(CALENDAR_LIMITS.letters, 1),
});
export type SchoolHolidayImport = Static<typeof SchoolHolidayImport>;

/**
 * How many periods were added, got the calendar's new days, were there before, and were left out because somebody has
 * deleted them.
 */
export const SchoolHolidayImportResult = Type.Object({
  added: Type.Integer(),
  changed: Type.Integer(),
  known: Type.Integer(),
  leftOut: Type.Integer(),
});
export type SchoolHolidayImportResult = Static<typeof SchoolHolidayImportResult>;
