import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { ArticlePreview } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';

/** Both null without a link. */
type PreviewRow = { preview_token: string | null; preview_expires_at: Date | null };

/** What can be read under a secret link before it is public: rows with `preview_token` and `preview_expires_at`. */
type Previewed = {
  table: string;
  /** The column that names a row; `id` unless said otherwise. */
  key?: string;
  /** Whether nobody can delete a row. */
  isFixed?: boolean;
  /** The page of a link, before its token: `/vorschau/`. */
  path: `/${string}/`;
  unknown: () => AppError;
  /** Why a row has no link although one was asked for. */
  refused: () => AppError;
};

const COLUMNS = ['preview_token', 'preview_expires_at'];
const END = "now() + interval '7 days'";

/** The secret links of a table's rows, one each. */
export function createSecretPreviews(db: Database, previewed: Previewed) {
  const { table, key = 'id', isFixed = false, path, unknown, refused } = previewed;
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
      const none = { preview_token: null, preview_expires_at: null };
      if (!(await db(table).where(key, id).modify(present).update(none))) throw unknown();
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
