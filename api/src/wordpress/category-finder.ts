import type { Database } from '../database/connect.ts';
import { fold } from '../rich-text/fold.ts';
import type { FormerCategory } from './import-row.ts';

/** Finds the slug of the category that is meant by a name and slug of before; undefined for one that is not here. */
export type CategoryFinder = {
  find: (former: FormerCategory) => string | undefined;
  /** The slug that articles of this category have by now. */
  present: (slug: string) => string;
  /** Adds a category that was made since. */
  add: (made: FormerCategory) => void;
};

type Listed = { slug: string; name: string };

/**
 * Knows categories and teams by slug and name, teams by former slugs, and of deleted categories where their articles
 * went.
 */
export async function createCategoryFinder(db: Database): Promise<CategoryFinder> {
  const listed = await db('article_categories').whereNull('deleted_at').select<Listed[]>('slug', 'search_text AS name');
  const teams = await db('teams').whereNull('deleted_at').orderBy('sort_order').select<Listed[]>('slug', 'name');
  const moved = await db('former_team_slugs')
    .join('teams', 'teams.id', 'former_team_slugs.team_id')
    .whereNull('teams.deleted_at')
    .select<{ slug: string; to: string }[]>('former_team_slugs.slug', 'teams.slug AS to');
  const deleted = await db('article_categories')
    .whereNotNull('deleted_at')
    .whereNotNull('moved')
    .orderBy('deleted_at')
    .select<(Listed & { to: string })[]>('slug', 'search_text AS name', db.raw(`moved ->> 'to' AS "to"`));

  const own = new Set(listed.map(({ slug }) => slug));
  const ownByName = new Map(listed.map(({ name, slug }) => [name, slug]));
  const ofTeams = new Set(teams.map(({ slug }) => slug));
  const teamsByName = new Map(teams.map(({ name, slug }) => [fold(name), slug]));
  const leadOn = new Map([...deleted, ...moved].map(({ slug, to }) => [slug, to]));
  const deletedByName = new Map(deleted.map(({ name, slug }) => [name, slug]));

  const isThere = (slug: string) => own.has(slug) || ofTeams.has(slug);
  /** Undefined where nothing leads to a category that is there, or in a circle. */
  function follow(slug: string | undefined, passed: ReadonlySet<string> = new Set()): string | undefined {
    if (slug === undefined || isThere(slug)) return slug;
    return passed.has(slug) ? undefined : follow(leadOn.get(slug), new Set([...passed, slug]));
  }

  return {
    find({ slug, name }) {
      const called = fold(name);
      if (own.has(slug)) return slug;
      const known = ownByName.get(called) ?? (ofTeams.has(slug) ? slug : teamsByName.get(called));
      return known ?? follow(slug) ?? follow(deletedByName.get(called));
    },
    present: (slug) => follow(slug) ?? slug,
    add({ slug, name }) {
      own.add(slug);
      ownByName.set(fold(name), slug);
    },
  };
}
