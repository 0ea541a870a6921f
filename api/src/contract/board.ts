import { Type, type Static } from 'typebox';
import { changeOf, editableFields, editableQueryOf, EmailAddress, pageOf, PictureUrl } from './editing.ts';
import { Line } from './text.ts';
import { Picture } from './media.ts';
import { Id, Nullable } from './schema.ts';

const fields = {
  name: Line(120),
  position: Line(120),
  email: Nullable(EmailAddress),
  phone: Nullable(Line(60)),
  imageUrl: Nullable(PictureUrl),
};

/**
 * A member of the board, answer of `GET /api/board-members`, in order. Without a person the office stands in `name`, so
 * who looks for an office (the third chairman on the sponsors page: `3. Vorsitz…`) looks at the beginning of both.
 */
export const BoardMember = Type.Object({
  id: Id,
  name: Type.String(),
  position: Type.String(),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  image: Nullable(Picture),
  sortOrder: Type.Integer(),
});
export type BoardMember = Static<typeof BoardMember>;

/** A member of the board as editors see it. */
export const EditableBoardMember = Type.Object({ ...BoardMember.properties, ...editableFields });
export type EditableBoardMember = Static<typeof EditableBoardMember>;

/** `POST /api/board-members`; last in order. */
export const NewBoardMember = Type.Object(
  { ...Type.Partial(Type.Object(fields)).properties, name: fields.name, position: fields.position },
  { additionalProperties: false },
);
export type NewBoardMember = Static<typeof NewBoardMember>;

/** `PATCH /api/board-members/:id`. */
export const BoardMemberChange = changeOf(fields);
export type BoardMemberChange = Static<typeof BoardMemberChange>;

/** `GET /api/admin/board-members`. */
export const BoardMemberQuery = editableQueryOf({}, ['order', 'name', 'newest']);
export type BoardMemberQuery = Static<typeof BoardMemberQuery>;

/** Answer of `GET /api/admin/board-members`. */
export const EditableBoardMemberPage = pageOf(EditableBoardMember);
