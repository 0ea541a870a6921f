import type { Account, AccountState, Role } from '../contract/index.ts';

/** A row of `users` with its teams and its open link. */
export type AccountRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  has_password: boolean;
  has_second_factor: boolean;
  deactivated_at: Date | null;
  last_login_at: Date | null;
  link_expires_at: Date | null;
  teams: string[];
  version: number;
  created_at: Date;
  updated_at: Date;
};

/** SQL of what an {@link AccountRow} has beside `users.*`. */
export const ACCOUNT_COLUMNS = `
  users.password_hash IS NOT NULL AS has_password,
  EXISTS (SELECT FROM second_factors WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS has_second_factor,
  (SELECT expires_at FROM user_links WHERE user_id = users.id AND expires_at > now()) AS link_expires_at,
  ARRAY(SELECT team FROM users_teams WHERE user_id = users.id ORDER BY team) AS teams`;

/** SQL of an account's state. */
export const STATES: Readonly<Record<AccountState, string>> = {
  active: 'deactivated_at IS NULL AND password_hash IS NOT NULL',
  invited: 'deactivated_at IS NULL AND password_hash IS NULL',
  off: 'deactivated_at IS NOT NULL',
};

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    teams: row.teams,
    state: stateOf(row),
    hasSecondFactor: row.has_second_factor,
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
    linkExpiresAt: row.link_expires_at?.toISOString() ?? null,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

function stateOf({ deactivated_at, has_password }: AccountRow): AccountState {
  if (deactivated_at) return 'off';
  return has_password ? 'active' : 'invited';
}
