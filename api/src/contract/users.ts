import { Type, type Static } from 'typebox';
import { Role } from './auth.ts';
import { newOf } from './content.ts';
import { changeOf, editableFields, editableQueryOf, EmailAddress, pageOf } from './editing.ts';
import { Line } from './text.ts';
import { Closed, Id, Nullable, OneOf, Timestamp } from './schema.ts';
import { TeamSlug } from './teams.ts';

/** A new password: 10 to 200 characters; the server also refuses common ones (`weak_password`). */
export const NewPassword = Type.String({ minLength: 10, maxLength: 200 });

/** `invited`: has not set a password yet; `off`: deactivated, may not sign in. */
export const AccountState = OneOf('active', 'invited', 'off');
export type AccountState = Static<typeof AccountState>;

/** Slugs of the teams that a trainer may edit; ignored for other roles. */
const Teams = Type.Array(TeamSlug, { maxItems: 50, uniqueItems: true });

/** An account as administrators see it. `linkExpiresAt`: when the open one-time link ends; null: there is none. */
export const Account = Type.Object({
  id: Id,
  email: Type.String(),
  name: Type.String(),
  role: Role,
  teams: Type.Array(Type.String()),
  state: AccountState,
  hasSecondFactor: Type.Boolean(),
  /** Whether messages are read without being an administrator. */
  readsMessages: Type.Boolean(),
  lastLoginAt: Nullable(Timestamp),
  linkExpiresAt: Nullable(Timestamp),
  ...editableFields,
});
export type Account = Static<typeof Account>;

/**
 * A link that is good for setting a password once. `mail`: sent to its owner, not sent because the server refused, or
 * off because no mail server is set; unless it was sent, `url` is what the administrator hands over.
 */
export const OneTimeLink = Type.Object({
  url: Nullable(Type.String()),
  expiresAt: Timestamp,
  mail: OneOf('sent', 'failed', 'off'),
});
export type OneTimeLink = Static<typeof OneTimeLink>;

const fields = { name: Line(80), email: EmailAddress, role: Role, teams: Teams, readsMessages: Type.Boolean() };

/** `POST /api/users`. Without a password the account is invited by a one-time link. */
export const NewAccount = newOf({ ...fields, password: NewPassword }, ['name', 'email', 'role']);
export type NewAccount = Static<typeof NewAccount>;

/** Answer of `POST /api/users`; `link` is null for an account that has its password. */
export const CreatedAccount = Type.Object({ ...Account.properties, link: Nullable(OneTimeLink) });
export type CreatedAccount = Static<typeof CreatedAccount>;

/**
 * `PATCH /api/users/:id`. `active: false` ends all sessions. 409 `last_administrator`, `email_taken`, `stale_version`.
 */
export const AccountChange = changeOf({ ...fields, active: Type.Boolean() });
export type AccountChange = Static<typeof AccountChange>;

/** `GET /api/admin/users`. */
export const AccountQuery = editableQueryOf({ role: Role, state: AccountState }, ['name', 'newest', 'lastLogin']);
export type AccountQuery = Static<typeof AccountQuery>;

/** Answer of `GET /api/admin/users`. */
export const AccountPage = pageOf(Account);

/** `POST /api/users/rescue`, with the token of `npm run rescue`: the address of an administrator who is locked out. */
export const Rescue = Closed({ email: EmailAddress });
export type Rescue = Static<typeof Rescue>;

/**
 * The user whose second factor is off now, whether there was one, and a link that is good for setting a password once.
 */
export const RescuedAccount = Type.Object({
  id: Id,
  name: Type.String(),
  hadSecondFactor: Type.Boolean(),
  url: Type.String(),
  expiresAt: Timestamp,
});
export type RescuedAccount = Static<typeof RescuedAccount>;
