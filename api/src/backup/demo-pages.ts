import { isDeepStrictEqual } from 'node:util';
import { about, campaign, contact, history, honours, membership, youth } from '../../migrations/starting-pages/club.ts';
import type { DemoFiles } from './demo-files.ts';
import type { Database } from '../database/connect.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';

type Page = Record<string, unknown> & { slug: string; image_url: string | null; updated_by: string | null };

const STARTING_PAGES = [about, campaign, contact, history, honours, membership, youth];

/** The pages that still say what the demo content said, each with what these columns say in a new portal. */
export async function findDemoPages(
  db: Database,
  { pages }: Pick<DemoFiles, 'pages'>,
): Promise<ReadonlyMap<string, Record<string, unknown>>> {
  const portalPictures = new Set(await db('media').whereNull('uploaded_by').pluck('url'));
  const found = new Map<string, Record<string, unknown>>();
  if (!(await db('seeded').where({ kind: 'pages' }).first('kind'))) return found;
  for (const { slug, change } of pages) {
    const page = await db<Page>('pages').where({ slug }).first();
    const start = STARTING_PAGES.find((one) => one.slug === slug);
    if (!page || !start) continue;
    const changes: Record<string, unknown> = {};
    for (const [column, said] of Object.entries(change)) {
      // A column that is not text is a list, which the database takes as JSON.
      const begun = column in start ? start[column as keyof typeof start] : '[]';
      const isBegun = isDeepStrictEqual(page[column], column in start ? begun : []);
      const isTheirs = isDeepStrictEqual(page[column], column === 'content' ? sanitizeRichText(said as string) : said);
      // Nobody has touched a page that came with an older version of the demo content.
      if (isTheirs || (page.updated_by === null && !isBegun)) changes[column] = begun;
    }
    if (page.image_url && portalPictures.has(page.image_url)) changes['image_url'] = null;
    if (Object.keys(changes).length > 0) found.set(slug, changes);
  }
  return found;
}
