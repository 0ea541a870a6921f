import { Type, type Static } from 'typebox';
import { content } from './content.ts';
import { EmailAddress, PhoneNumber, PictureUrl } from './editing.ts';
import { Line } from './text.ts';
import { Picture } from './media.ts';
import { Nullable, Written } from './schema.ts';

export const boardSchemas = content({
  fields: {
    name: Line(120),
    position: Line(120),
    email: Written(EmailAddress),
    phone: Written(PhoneNumber),
    imageUrl: Nullable(PictureUrl),
    /** Whether sponsors turn to this person. */
    sponsoring: Type.Boolean(),
    /** What visitors of the contact page turn to this person for, such as `Jugend`. */
    topics: Type.Array(Line(40), { maxItems: 8 }),
  },
  required: ['name', 'position'],
  shown: ['name', 'position', 'email', 'phone', 'imageUrl', 'sponsoring', 'topics'],
  also: { image: Nullable(Picture), sortOrder: Type.Integer() },
  editors: {},
  filters: {},
  sorts: ['order', 'name', 'newest'],
});

/**
 * A member of the board, answer of `GET /api/board-members`, in order. Without a person, `name` holds the office, so
 * to find an office (the third chairman on the sponsors page: `3. Vorsitz…`), compare the start of both.
 */
export type BoardMember = Static<typeof boardSchemas.shown>;

/** A member of the board as editors see it. */
export type EditableBoardMember = Static<typeof boardSchemas.item>;

/** `POST /api/board-members`; last in order. */
export const NewBoardMember = boardSchemas.new;
export type NewBoardMember = Static<typeof NewBoardMember>;
