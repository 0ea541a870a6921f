import type { Account, AccountChange, AccountQuery, AccountState, NewAccount, PageOf } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { brokenRule } from '../database/database-errors.ts';
import { toFields } from '../editing/columns.ts';
import { matching, type Narrow, findPageOf } from '../editing/admin-list.ts';
import { requireVersion, type Edited } from '../editing/versions.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { createOneTimeLinksRepository } from './one-time-links.repository.ts';
import { createUsersRepository, normaliseEmail, searchTextOf } from './users.repository.ts';

const SORTS = {
  name: 'search_text, id',
  newest: 'created_at DESC, id',
  lastLogin: 'last_login_at DESC NULLS LAST, id',
} as const;

/** SQL of an account's state. */
const STATES: Readonly<Record<AccountState, string>> = {
  active: 'deactivated_at IS NULL AND password_hash IS NOT NULL',
  invited: 'deactivated_at IS NULL AND password_hash IS NULL',
  off: 'deactivated_at IS NOT NULL',
};

/** SQL of what an {@link Account} has. */
const COLUMNS = `id, email, name, role, reads_messages, last_login_at, version, created_at, updated_at,
  CASE ${Object.entries(STATES)
    .map(([state, condition]) => `WHEN ${condition} THEN '${state}'`)
    .join(' ')} END AS state,
  EXISTS (SELECT FROM second_factors WHERE user_id = users.id AND confirmed_at IS NOT NULL) AS has_second_factor,
  (SELECT expires_at FROM user_links WHERE user_id = users.id AND expires_at > now()) AS link_expires_at,
  ARRAY(SELECT team FROM users_teams WHERE user_id = users.id ORDER BY team) AS teams`;

/** Accounts as administrators manage them. There is always one who can sign in and manage the others. */
export function createAccountsRepository(db: Database) {
  const rows = (connection: Database = db) => connection('users').select<object[]>(db.raw(COLUMNS));

  async function find(id: string, connection: Database = db): Promise<Account> {
    const [row] = await rows(connection).where({ id });
    if (!row) throw notFound('Dieses Konto gibt es nicht.');
    return toFields(row);
  }

  return {
    find,

    async findPage({
      search,
      role,
      state,
      sort = 'name',
      page = 1,
      limit = 50,
    }: AccountQuery): Promise<PageOf<Account>> {
      const narrow: Narrow = (query) => {
        void query.modify(matching(search));
        if (role) void query.where({ role });
        if (state) void query.whereRaw(STATES[state]);
      };
      const ordered = rows().modify(narrow).orderByRaw(SORTS[sort]);
      return findPageOf(ordered, db('users').modify(narrow), { page, limit }, toFields<Account>);
    },

    /** Throws 409 when the address is taken, 400 for an unknown team. */
    async insert(
      { teams = [], ...account }: NewAccount & { id?: string },
      passwordHash: string | null,
    ): Promise<Account> {
      return db.transaction(async (trx) => {
        const user = await createUsersRepository(trx).insert({ ...account, name: account.name.trim(), passwordHash });
        if (!user) throw emailTaken();
        await writeTeams(trx, user.id, teams);
        return find(user.id, trx);
      });
    },

    /** Throws 404, 400 for an unknown team, 409 for a stale version, a taken address and the last administrator. */
    async update(id: string, { version, teams, active, ...change }: AccountChange): Promise<Edited<Account>> {
      return db.transaction(async (trx) => {
        // One change at a time decides who could be the last administrator.
        const administrators = await trx('users')
          .where({ role: 'admin' })
          .whereRaw(STATES.active)
          .orderBy('id')
          .forUpdate()
          .pluck<string[]>('id');
        const row = await trx<Account>('users').where({ id }).forUpdate().first();
        if (!row) throw notFound('Dieses Konto gibt es nicht.');
        const before = await find(id, trx);
        requireVersion(version, before, 'Dieses Konto wurde inzwischen geändert.');
        const stepsDown = active === false || (change.role !== undefined && change.role !== 'admin');
        if (stepsDown && administrators.length === 1 && administrators[0] === id)
          throw conflict(
            'last_administrator',
            'Das ist das letzte Konto mit der Rolle Verwaltung. Erst jemand anderen zur Verwaltung machen.',
          );

        const name = change.name?.trim() ?? row.name;
        const email = change.email === undefined ? row.email : normaliseEmail(change.email);
        if (await trx('users').where({ email }).whereNot({ id }).first('id')) throw emailTaken();
        await trx('users')
          .where({ id })
          .update({
            name,
            email,
            role: change.role ?? row.role,
            ...(change.readsMessages !== undefined && { reads_messages: change.readsMessages }),
            search_text: searchTextOf(name, email),
            version: row.version + 1,
            updated_at: trx.fn.now(),
            ...(active === true && { deactivated_at: null }),
            ...(active === false && { deactivated_at: trx.fn.now(), session_epoch: trx.raw('session_epoch + 1') }),
          })
          .catch(refuseTaken);
        if (teams) await writeTeams(trx, id, teams);
        if (active === false) {
          await trx('sessions').where({ user_id: id }).delete();
          await createOneTimeLinksRepository(trx).revoke(id);
        }
        // A link on its way to a wrong address must not be valid there.
        if (email !== row.email) await createOneTimeLinksRepository(trx).revoke(id);
        return { before, after: await find(id, trx) };
      });
    },
  };
}

/** Keeps assignments to a deleted team, so that restoring the team restores them. */
async function writeTeams(trx: Database, userId: string, teams: readonly string[]): Promise<void> {
  const before = await trx('users_teams').where({ user_id: userId }).pluck<string[]>('team');
  await trx('users_teams').where({ user_id: userId }).delete();
  if (teams.length === 0) return;
  const given = teams.filter((team) => !before.includes(team));
  const known = await trx('teams').whereIn('slug', given).whereNull('deleted_at').pluck<string[]>('slug');
  if (known.length < given.length)
    throw new AppError(400, 'unknown_team', 'Eine dieser Mannschaften gibt es nicht mehr.', { field: 'teams' });
  await trx('users_teams').insert(teams.map((team) => ({ user_id: userId, team })));
}

/** Another account has taken the address since the check. */
function refuseTaken(error: unknown): never {
  throw brokenRule(error) === 'users_email_key' ? emailTaken() : error;
}

function emailTaken(): AppError {
  return conflict('email_taken', 'Für diese E-Mail-Adresse gibt es schon ein Konto.', { field: 'email' });
}
