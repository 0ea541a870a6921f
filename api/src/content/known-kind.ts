import type { Roles } from '../editing/editing-routes.ts';
import type { PictureGuard } from '../editing/picture-answers.ts';

/**
 * A column that holds addresses of pictures, and SQL of what is left of it without the picture `:key`; `isShown` is
 * false for what visitors do not see.
 */
export type PictureColumn = { type: 'text' | 'jsonb'; without: string; isShown?: boolean };

/** The address of one picture. */
export const ADDRESS: PictureColumn = { type: 'text', without: 'NULL' };
/** Rich text, in the column `content`. */
export const HTML: PictureColumn = {
  type: 'text',
  without: `regexp_replace(content, '<img[^>]*' || :key || '[^>]*>', '', 'g')`,
};

/** What the overview, backups, the public cache and the library of pictures know of a kind of content. */
export type KnownKind<Table extends string = string> = {
  table: Table;
  /** Its name in the API's addresses. */
  resource: string;
  /** The column that names a row. */
  title: string;
  /** The column by which editors open a row; default: `id`. */
  key?: string;
  /** Whether migrations make its rows, and nobody adds or deletes one. */
  isFixed?: boolean;
  /** Whether migrations make the first rows, which are nobody's content until somebody changes them. */
  isStarted?: boolean;
  /** Whether editors decide the order (`sort_order`). */
  sorted?: boolean;
  /** Who may edit it; default: editors. */
  roles?: Roles;
  /** Where pictures stand in it. */
  pictures?: {
    /** The library's name for a row (`MediaUse.kind`). */
    use: string;
    columns: Readonly<Record<string, PictureColumn>>;
    /** SQL for a row that makes no sense without. */
    hide?: string;
    /**
     * False where pictures show no people, such as logos: nobody is asked about children, and only refused ones are
     * kept back.
     */
    showsPeople?: boolean;
    /** SQL of rows that visitors see, or will at a time that is set; default: all. */
    published?: string;
  };
};

/** The guard that keeps unanswered and refused pictures from visitors; undefined for a kind without pictures. */
export function guardOf({ table, key = 'id', isFixed, pictures }: KnownKind): PictureGuard | undefined {
  if (!pictures) return undefined;
  const { columns, published = 'true', showsPeople = true } = pictures;
  return {
    table,
    key,
    columns: Object.keys(columns).filter((column) => columns[column]?.isShown !== false),
    published: isFixed ? `(${published})` : `deleted_at IS NULL AND (${published})`,
    isForLogos: !showsPeople,
  };
}
