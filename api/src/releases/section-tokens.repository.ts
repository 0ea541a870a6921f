import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { CreatedSectionToken, NewSectionToken, SectionToken } from '../contract/index.ts';
import { MOST_TOKEN_DAYS } from '../contract/index.ts';
import { toFields } from '../editing/columns.ts';
import { sha256Of } from '../crypto/sha256.ts';

const TOKEN_BYTES = 32;
const IS_OVER = '(ended_at IS NOT NULL OR expires_at <= now())';
/** Tokens of a section that do not work any more and are shown at most. */
const SHOWN = 30;
const SHOWN_COLUMNS = 'id section name created_at created_by expires_at ended_at last_used_at'.split(' ');

/** Whether a token is valid, and its name if it is. */
export type TokenUse = { state: 'valid'; name: string } | { state: 'ended' | 'unknown' };

/** Tokens in the database, hashed. */
export function createSectionTokensRepository(db: Knex) {
  return {
    /** All valid ones, then those that worked last, the newest first: a token that is not listed could not be ended. */
    async findOf(section: string): Promise<SectionToken[]> {
      const newest = () =>
        db('section_tokens').where({ section }).orderBy('created_at', 'desc').select<object[]>(SHOWN_COLUMNS);
      const working = await newest().whereRaw(`NOT ${IS_OVER}`);
      const over = await newest().whereRaw(IS_OVER).limit(SHOWN);
      return [...working, ...over].map((row) => toFields(row));
    },

    async insert(
      section: string,
      { name, days = MOST_TOKEN_DAYS }: NewSectionToken,
      by: string,
    ): Promise<CreatedSectionToken> {
      const token = `${section}.${randomBytes(TOKEN_BYTES).toString('base64url')}`;
      const [row] = await db('section_tokens')
        .insert({
          section,
          name,
          token_hash: sha256Of(token),
          created_by: by,
          expires_at: db.raw('now() + make_interval(days => ?)', [days]),
        })
        .returning<object[]>(SHOWN_COLUMNS);
      if (!row) throw new Error('The token was not stored');
      return { ...toFields<SectionToken>(row), token };
    },

    /** Returns false when there is no such token that works. */
    async end(section: string, id: string): Promise<boolean> {
      return (await db('section_tokens').where({ section, id, ended_at: null }).update({ ended_at: db.fn.now() })) > 0;
    },

    /** Notes that it is used, at most once a minute. */
    async use(section: string, token: string): Promise<TokenUse> {
      const row = await db('section_tokens')
        .where({ section, token_hash: sha256Of(token) })
        .first<{ id: string; name: string; works: boolean; noted: boolean } | undefined>(
          'id',
          'name',
          db.raw('ended_at IS NULL AND expires_at > now() AS works'),
          db.raw(`coalesce(last_used_at > now() - interval '1 minute', false) AS noted`),
        );
      if (!row) return { state: 'unknown' };
      if (!row.works) return { state: 'ended' };
      if (!row.noted) await db('section_tokens').where({ id: row.id }).update({ last_used_at: db.fn.now() });
      return { state: 'valid', name: row.name };
    },
  };
}
