import { Type, type Static } from 'typebox';
import { Closed, Id, OneOf } from './schema.ts';
import { Line } from './text.ts';

/**
 * admin: everything; editor: all content; trainer: events, training times, news, albums and the page of own teams
 * (docs/product.md#login-and-roles).
 */
export const Role = OneOf('admin', 'editor', 'trainer');
export type Role = Static<typeof Role>;

/**
 * The signed-in user, answer of `GET /api/auth/user` and `POST /api/login`. `readsMessages`: also without being an
 * administrator, who always does. `publishes`: also as a trainer, because the club lets trainers.
 */
export const User = Type.Object({
  id: Id,
  email: Type.String(),
  name: Type.String(),
  role: Role,
  readsMessages: Type.Optional(Type.Boolean()),
  publishes: Type.Optional(Type.Boolean()),
});
export type User = Static<typeof User>;

/** Whether somebody may read the messages of the contact form. */
export function mayReadMessages({ role, readsMessages = false }: Pick<User, 'role' | 'readsMessages'>): boolean {
  return role === 'admin' || readsMessages;
}

/** Whether somebody's content goes public without an editor. */
export function mayPublish({ role, publishes = false }: Pick<User, 'role' | 'publishes'>): boolean {
  return role !== 'trainer' || publishes;
}

/** Six digits from an app, or a recovery code of ten characters; blanks and dashes are ignored. */
export const OneTimeCode = Type.String({ minLength: 6, maxLength: 20 });

/** `POST /api/login`. 401 `code_required` when the account has a second factor: the same again, with a code. */
export const Credentials = Closed({
  email: Line(254),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  code: Type.Optional(OneTimeCode),
  /** Stays signed in for 60 days, on an own device. */
  stay: Type.Optional(Type.Boolean()),
});
export type Credentials = Static<typeof Credentials>;

/** Answer of `GET /api/account/second-factor`; `recoveryCodes`: how many are left. */
export const SecondFactor = Type.Object({ isOn: Type.Boolean(), recoveryCodes: Type.Integer() });
export type SecondFactor = Static<typeof SecondFactor>;

/** The secret from which an app makes its codes: base32, and the same as an `otpauth:` address. */
export const SecondFactorSecret = Type.Object({ secret: Type.String(), uri: Type.String() });
export type SecondFactorSecret = Static<typeof SecondFactorSecret>;

/**
 * Changing the second factor needs the password and a code. 400 `wrong_password`, `wrong_code`; 429 after wrong ones.
 */
export const SecondFactorProof = Closed({
  currentPassword: Type.String({ minLength: 1, maxLength: 200 }),
  code: OneTimeCode,
});
export type SecondFactorProof = Static<typeof SecondFactorProof>;

/** Ten digits each, good once; shown this one time. */
export const RecoveryCodes = Type.Object({ recoveryCodes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
