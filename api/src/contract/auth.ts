import { Type, type Static } from 'typebox';
import { OneTimeCode } from './one-time-code.ts';
import { Id } from './schema.ts';
import { Line } from './text.ts';

/**
 * admin: everything; editor: all content; trainer: events and training times of own teams
 * (docs/product.md#login-and-roles).
 */
export const Role = Type.Union([Type.Literal('admin'), Type.Literal('editor'), Type.Literal('trainer')]);
export type Role = Static<typeof Role>;

/** The signed-in user, answer of `GET /api/auth/user` and `POST /api/login`. */
export const User = Type.Object({ id: Id, email: Type.String(), name: Type.String(), role: Role });
export type User = Static<typeof User>;

/** `POST /api/login`. 401 `code_required` when the account has a second factor: the same again, with a code. */
export const Credentials = Type.Object(
  {
    email: Line(254),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    code: Type.Optional(OneTimeCode),
  },
  { additionalProperties: false },
);
export type Credentials = Static<typeof Credentials>;
