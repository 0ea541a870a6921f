import type { Database } from '../database/connect.ts';

/** Teams whose pages have addresses of their own (docs/specification.md#route-table), by slug. */
const OWN_PATHS: Readonly<Record<string, string>> = { '1-mannschaft': '/mannschaft', '2-mannschaft': '/2-mannschaft' };

const teamPath = (slug: string): string => OWN_PATHS[slug] ?? `/mannschaften/${slug}`;
const ownPagePath = (slug: string): string => `/seiten/${slug}`;

/** The slug that something had, and has by now. */
type Moved = Record<'before' | 'after', { slug: string }>;

/** Notices for the page of a team follow it to its new address: they are found by the address alone. */
export const moveNoticesOfTeam = (trx: Database, { before, after }: Moved): Promise<void> =>
  movePages(trx, teamPath(before.slug), teamPath(after.slug));

/** Notices for a page that the club has added follow it. */
export const moveNoticesOfOwnPage = (trx: Database, { before, after }: Moved): Promise<void> =>
  movePages(trx, ownPagePath(before.slug), ownPagePath(after.slug));

async function movePages(trx: Database, before: string, after: string): Promise<void> {
  if (before !== after) await trx.raw(MOVE, { before, after });
}

/** In SQL: a page that is named twice then stays where it comes first. */
const MOVE = `
  UPDATE notices SET version = version + 1, pages = (
    SELECT jsonb_agg(page ORDER BY place) FROM (
      SELECT CASE value WHEN :before THEN :after ELSE value END AS page, min(place) AS place
      FROM jsonb_array_elements_text(pages) WITH ORDINALITY AS listed (value, place)
      GROUP BY 1
    ) AS moved
  )
  WHERE pages @> jsonb_build_array(:before::text)`;
