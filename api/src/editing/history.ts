import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { ArticlePreview } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';
import { toFields, type Row } from './columns.ts';
import type { OwnTeams } from './own-teams.ts';

/** How many versions a person sees; the older ones stay in the database. */
const SHOWN_VERSIONS = 50;

/** Both null without a link. */
type PreviewRow = { preview_token: string | null; preview_expires_at: Date | null };

/**
 * Rows whose earlier versions are kept, and which a secret link (`preview_token`, `preview_expires_at`) shows before
 * they are public.
 */
type Recorded = {
  table: string;
  /** The column that names a row; default: `id`. */
  key?: string;
  /** Whether nobody can delete a row. */
  isFixed?: boolean;
  /**
   * The table of the versions; its column that names the row, the one with its team, and those that are shown,
   * separated by spaces.
   */
  versions: { table: string; of: string; team?: string; columns: string };
  /** The page of a link, before its token: `/vorschau/`. */
  path: `/${string}/`;
  unknown: () => AppError;
  /** Why a row has no link although one was asked for. */
  refused: () => AppError;
};

/** The columns of a row without a link. */
export const NO_PREVIEW = { preview_token: null, preview_expires_at: null };

const COLUMNS = ['preview_token', 'preview_expires_at'];
const END = "now() + interval '7 days'";

/** Earlier versions of a table's rows, and their secret links, one each. */
export function createHistory(db: Database, recorded: Recorded) {
  const { table, key = 'id', isFixed = false, versions, path, unknown, refused } = recorded;
  const present = (query: Knex.QueryBuilder) => void (isFixed || query.whereNull(`${table}.deleted_at`));
  const toPreview = ({ preview_token: token, preview_expires_at: end }: PreviewRow): ArticlePreview => {
    if (token === null || end === null) throw refused();
    return { path: path + token, expiresAt: end.toISOString() };
  };

  /** The link that is open, or a new one. Throws 404, 409. */
  async function open(id: string): Promise<ArticlePreview> {
    const isOpen = 'preview_expires_at > now()';
    const [row] = await db(table)
      .where(key, id)
      .modify(present)
      .update({
        preview_token: db.raw(`CASE WHEN ${isOpen} THEN preview_token ELSE ? END`, [freshToken()]),
        preview_expires_at: db.raw(`CASE WHEN ${isOpen} THEN preview_expires_at ELSE ${END} END`),
      })
      .returning<PreviewRow[]>(COLUMNS);
    if (!row) throw unknown();
    return toPreview(row);
  }

  return {
    /** Newest first; `own`: only those about these teams. Throws 404. */
    async findVersions(this: void, id: string, own: OwnTeams): Promise<Row[]> {
      if (!(await db(table).where(key, id).modify(present).first(key))) throw unknown();
      const { table: kept, of, team, columns } = versions;
      const rows = await db(kept)
        .leftJoin('users', 'users.id', `${kept}.saved_by`)
        .where(of, id)
        .where((query) => void (team && own && query.whereIn(`${kept}.${team}`, own)))
        .orderBy('version', 'desc')
        .limit(SHOWN_VERSIONS)
        .select<object[]>([...columns.split(' ').map((name) => `${kept}.${name}`), 'users.name AS saved_by']);
      return rows.map((row) => toFields(row));
    },

    open,

    /** A new link instead of the one at `former`; the present one, when somebody was faster. Throws 404, 409. */
    async renew(this: void, id: string, former: string): Promise<ArticlePreview> {
      const [row] = await db(table)
        .where({ [key]: id, preview_token: former.slice(former.lastIndexOf('/') + 1) })
        .modify(present)
        .update({ preview_token: freshToken(), preview_expires_at: db.raw(END) })
        .returning<PreviewRow[]>(COLUMNS);
      return row ? toPreview(row) : open(id);
    },

    /** Throws 404. */
    async withdraw(this: void, id: string): Promise<void> {
      if (!(await db(table).where(key, id).modify(present).update(NO_PREVIEW))) throw unknown();
    },

    /** Narrows a query to the row that the link with this token shows. */
    shownBy:
      (token: string) =>
      (query: Knex.QueryBuilder): void =>
        void query
          .modify(present)
          .where(`${table}.preview_token`, token)
          .whereRaw(`${table}.preview_expires_at > now()`),
  };
}

/** 410, whether the link has ended, was withdrawn or never existed: nothing tells which. */
export function previewOver(): AppError {
  return new AppError(
    410,
    'preview_over',
    'Dieser Link zur Vorschau gilt nicht mehr. Bitte in der Redaktion nach einem neuen fragen.',
  );
}

function freshToken(): string {
  return randomBytes(24).toString('base64url');
}
