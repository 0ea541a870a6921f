import { Type, type Static } from 'typebox';
import { OneTimeCode, User } from './auth.ts';
import { EmailAddress } from './editing.ts';
import { Line } from './text.ts';
import { Closed, Id, Nullable, OneOf, Timestamp } from './schema.ts';
import { NewPassword } from './users.ts';

const Token = Type.String({ minLength: 20, maxLength: 200 });

/** Body of `POST /api/auth/link`: the token of a one-time link. */
export const LinkToken = Closed({ token: Token });
export type LinkToken = Static<typeof LinkToken>;

/** Answer of `GET /api/auth/device`: whether somebody has signed in on this device before. */
export const KnownDevice = Type.Object({ isKnown: Type.Boolean() });
export type KnownDevice = Static<typeof KnownDevice>;

/** A logout that also deletes the mark of the device, as „Alle Cookies löschen“ does. */
export const LogoutQuery = Closed({ device: Type.Optional(Type.Literal('forget')) });

/**
 * Answer of `GET /api/auth/ways`: whether a user who has forgotten the password gets a link by mail, and whether
 * passkeys work at this host; `mails` is whether any mails are sent. `contact` helps where there is no such link;
 * either part may be empty, and without both it is left out.
 */
export const LoginWays = Type.Object({
  passwordByMail: Type.Boolean(),
  passkeys: Type.Optional(Type.Boolean()),
  mails: Type.Optional(Type.Boolean()),
  contact: Type.Optional(Type.Object({ name: Type.String(), email: Type.String() })),
});
export type LoginWays = Static<typeof LoginWays>;

/**
 * `POST /api/auth/forgotten`: mails a link for a new password, answered with 202 and no body whether there is such an
 * account or not. 409 `no_mail` where no mails are sent; 429 after a few.
 */
export const ForgottenPassword = Closed({ email: EmailAddress });
export type ForgottenPassword = Static<typeof ForgottenPassword>;

/** Whom a one-time link is for. 410 `link_over` when it is used, expired or unknown. */
export const LinkOwner = Type.Object({
  purpose: OneOf('invitation', 'password'),
  name: Type.String(),
  email: Type.String(),
  expiresAt: Timestamp,
});
export type LinkOwner = Static<typeof LinkOwner>;

/** Answer of `POST /api/auth/password`; accepting an invitation signs in. */
export const LinkUsed = Type.Object({ ...User.properties, isSignedIn: Type.Optional(Type.Boolean()) });
export type LinkUsed = Static<typeof LinkUsed>;

/** `POST /api/auth/password`: uses a one-time link up, ends all sessions, answers the account. 400 `weak_password`. */
export const PasswordByLink = Closed({ token: Token, password: NewPassword, name: Type.Optional(Line(80)) });
export type PasswordByLink = Static<typeof PasswordByLink>;

/**
 * `PATCH /api/account`: one's own name, and the `version` that was read; without one the write wins knowingly. 409
 * `stale_version`.
 */
export const OwnAccountChange = Closed({ name: Line(80), version: Type.Optional(Type.Integer()) });
export type OwnAccountChange = Static<typeof OwnAccountChange>;

const CurrentPassword = Type.String({ minLength: 1, maxLength: 200 });

/**
 * `POST /api/account/proof`: after it, for ten minutes, nothing is refused with 403 `proof_required`. The session gets
 * a new id. 400 `wrong_password`; `code_required` when the account has a second factor: the same again, with a code;
 * `wrong_code`; 429 after wrong ones. `GET` at the same address answers 204 within these ten minutes.
 */
export const OwnProof = Closed({ currentPassword: CurrentPassword, code: Type.Optional(OneTimeCode) });
export type OwnProof = Static<typeof OwnProof>;

/**
 * `PUT /api/account/password`: ends all other sessions. 400 `wrong_password`, `weak_password`; `code_required` when the
 * account has a second factor: the same again, with a code; `wrong_code`; 429 after wrong ones.
 */
export const OwnPasswordChange = Closed({
  currentPassword: CurrentPassword,
  password: NewPassword,
  code: Type.Optional(OneTimeCode),
});
export type OwnPasswordChange = Static<typeof OwnPasswordChange>;

/**
 * Answer of `GET /api/account`: the user with the names of the teams a trainer writes about, and the version of the
 * account.
 */
export const OwnAccount = Type.Object({
  ...User.properties,
  teams: Type.Array(Type.String()),
  version: Type.Integer(),
});
export type OwnAccount = Static<typeof OwnAccount>;

/**
 * A session of an account. `device`: browser and system in words; `lastArea`: the part of the portal that was used
 * last, as the first word of its address (`news`). No address of a visitor is kept.
 */
export const SignedInSession = Type.Object({
  id: Id,
  device: Type.String(),
  lastArea: Nullable(Type.String()),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  isCurrent: Type.Boolean(),
  /** Until when somebody stays signed in there without using it; null for a usual session. */
  staysUntil: Type.Optional(Nullable(Timestamp)),
});
export type SignedInSession = Static<typeof SignedInSession>;

/** Answer of `GET /api/account/sessions` and `GET /api/admin/users/:id/sessions`, last used first. */
export const SignedInSessions = Type.Array(SignedInSession);
