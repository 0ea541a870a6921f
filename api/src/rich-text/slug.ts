import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';
import { fold } from './fold.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * `Größe zeigen! ⚽` → `groesse-zeigen`, cut between words. `kind` stands in for a title without letters, and before one
 * in the form of an id, which would select another call.
 */
export function slugFrom(title: string, kind: string, maxLength = 100): string {
  const words = fold(title)
    .replaceAll('&', ' und ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const slug = shorten(words, maxLength) || kind;
  return isIdShaped(slug) ? `${kind}-${slug}` : slug;
}

/** Whether a slug could be mistaken for an id (docs/specification.md#5-validation-rules). */
export function isIdShaped(slug: string): boolean {
  return UUID.test(slug);
}

/**
 * A slug from a title that no row of a table has, deleted ones included, and that is none of `others`. A number may
 * follow its `maxLength` letters.
 */
export async function freeSlug(
  db: Database,
  table: string,
  title: string,
  kind: string,
  maxLength?: number,
  others: readonly string[] = [],
): Promise<string> {
  const base = slugFrom(title, kind, maxLength);
  const taken = await db(table).where('slug', base).orWhere('slug', 'like', `${base}-%`).pluck<string[]>('slug');
  return firstFreeSlug(base, new Set([...taken, ...others]));
}

/** Which slugs from titles a kind has; `findOthers`: those that it does not get either. */
type SlugRules = { table: string; kind: string; maxLength?: number; findOthers?: () => Promise<string[]> };

/**
 * Inserts a row with the slug that was chosen for it, else with one from its title. `insert` throws 409 `slug_taken`
 * where somebody has just taken it: then the next one is tried.
 */
export async function insertWithSlug<Row>(
  db: Database,
  { slug, title }: { slug?: string; title: string },
  { table, kind, maxLength, findOthers }: SlugRules,
  insert: (slug: string) => Promise<Row>,
): Promise<Row> {
  if (slug) return insert(slug);
  for (;;) {
    try {
      const others = await findOthers?.();
      return await insert(await freeSlug(db, table, title, kind, maxLength, others));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'slug_taken')) throw error;
    }
  }
}

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
export function firstFreeSlug(base: string, taken: ReadonlySet<string>): string {
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  return slug;
}

function shorten(words: string, maxLength: number): string {
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0) || maxLength);
}
