import { Type, type Static } from 'typebox';
import { editableQueryOf, pageOf } from './editing.ts';
import { Day, Id, Nullable, Timestamp } from './schema.ts';

/**
 * Something that somebody did. `resource` is the first word of the address (`news`, `users`), `action` is `created`,
 * `changed`, `deleted` or the last word of the address (`restore`, `order`); `fields` are the names that were written,
 * never their contents. Several changes of one thing within ten minutes are one entry, `times` counts them.
 * `restorePath` is the address (`POST`) that undoes a deletion, as long as that is possible.
 */
export const ActivityEntry = Type.Object({
  id: Id,
  at: Timestamp,
  userId: Id,
  userName: Type.String(),
  action: Type.String(),
  resource: Type.String(),
  subjectId: Nullable(Type.String()),
  subject: Nullable(Type.String()),
  fields: Type.Array(Type.String()),
  times: Type.Integer(),
  restorePath: Type.Optional(Type.String()),
});
export type ActivityEntry = Static<typeof ActivityEntry>;

const Word = Type.String({ maxLength: 60, pattern: '^[A-Za-z][A-Za-z-]*$' });

/** `GET /api/admin/activity`; `from` and `to` are days in Berlin, both included. Kept for a year. */
export const ActivityQuery = editableQueryOf({ user: Id, resource: Word, action: Word, from: Day, to: Day }, [
  'newest',
  'oldest',
]);
export type ActivityQuery = Static<typeof ActivityQuery>;

/** Answer of `GET /api/admin/activity`; `resources` are those that occur, for a filter. */
export const ActivityPage = Type.Object({
  ...pageOf(ActivityEntry).properties,
  resources: Type.Array(Type.String()),
});
export type ActivityPage = Static<typeof ActivityPage>;
