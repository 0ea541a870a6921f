import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { CreatedSectionToken, NewSectionToken, SectionToken } from '../contract/index.ts';
import { MOST_TOKEN_DAYS } from '../contract/index.ts';
import { sha256Of } from '../sha256.ts';

const TOKEN_BYTES = 32;
/** Of one section that are shown, ended ones among them. */
const SHOWN = 30;

/** What a token is worth now. */
export type TokenState = 'valid' | 'ended' | 'unknown';

/** Tokens in the database, hashed. */
export function createSectionTokensRepository(db: Knex) {
  return {
    /** What works first, the newest of it first. */
    async findOf(section: string): Promise<SectionToken[]> {
      const rows = await db('section_tokens')
        .where({ section })
        .orderByRaw('ended_at IS NOT NULL, created_at DESC')
        .limit(SHOWN)
        .select<TokenRow[]>();
      return rows.map(toToken);
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
        .returning<TokenRow[]>('*');
      if (!row) throw new Error('The token was not stored');
      return { ...toToken(row), token };
    },

    /** Returns false when there is no such token that works. */
    async end(section: string, id: string): Promise<boolean> {
      return (await db('section_tokens').where({ section, id, ended_at: null }).update({ ended_at: db.fn.now() })) > 0;
    },

    /** Notes that it is used, at most once a minute. */
    async use(section: string, token: string): Promise<TokenState> {
      const row = await db('section_tokens')
        .where({ section, token_hash: sha256Of(token) })
        .first<{ id: string; works: boolean; noted: boolean } | undefined>(
          'id',
          db.raw('ended_at IS NULL AND expires_at > now() AS works'),
          db.raw(`coalesce(last_used_at > now() - interval '1 minute', false) AS noted`),
        );
      if (!row) return 'unknown';
      if (!row.works) return 'ended';
      if (!row.noted) await db('section_tokens').where({ id: row.id }).update({ last_used_at: db.fn.now() });
      return 'valid';
    },
  };
}

type TokenRow = {
  id: string;
  section: string;
  name: string;
  created_at: Date;
  created_by: string;
  expires_at: Date;
  ended_at: Date | null;
  last_used_at: Date | null;
};

function toToken(row: TokenRow): SectionToken {
  return {
    id: row.id,
    section: row.section,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
