import type { WordPressChoices, WordPressReport, WordPressState } from '../contract/index.ts';
import { oldSite, type OldSite } from './old-site.ts';

/** A category of the old site. */
export type FormerCategory = { slug: string; name: string };

/** A row of `wordpress_imports`. */
export type ImportRow = {
  id: string;
  /** The address of the old site. */
  site: string;
  state: WordPressState;
  report: WordPressReport | null;
  /** Those that its file names, for the site or for an entry. */
  site_categories: readonly FormerCategory[];
  choices: WordPressChoices | null;
  zip_bytes: string;
  kept: number;
  /** When the file was made. */
  exported_at: Date | null;
  /** Which worker has it, null for none. */
  worked_by: string | null;
  created_by: string | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
};

/** The old site of an import that has read its file. */
export function siteOf({ site }: Pick<ImportRow, 'site'>): OldSite {
  const found = oldSite(site);
  if (!found) throw new Error(`no address of a site: ${site}`);
  return found;
}

/**
 * Whether an article is as the import has left it, where `taken` is its row: planned ones have appeared by themselves.
 */
export const UNTOUCHED = `articles.deleted_at IS NULL AND (articles.version = taken.version
  OR (articles.version = taken.version + 1 AND articles.status = 'published' AND articles.published_at = articles.publish_at))`;

/** The same of an own page. */
export const UNTOUCHED_PAGE = 'own_pages.deleted_at IS NULL AND own_pages.version = taken.version';
