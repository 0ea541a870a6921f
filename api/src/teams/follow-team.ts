import { BERLIN_TODAY, berlinDayOf } from '../time/berlin-time.ts';
import { moveNoticesOfTeam } from '../content/notice-pages.ts';
import type { EditableTeam } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { changeKept, keepArticlesUndoable, keepSettingsUndoable, keepUndoable } from '../imports/keep-undoable.ts';
import { fold } from '../rich-text/fold.ts';
import { slugFrom } from '../rich-text/slug.ts';

/**
 * Rows that belong to a team by its name or slug, without a foreign key, follow it when these change. `hasMoved`:
 * whether the team had another slug before this one.
 */
export async function followTeam(
  trx: Database,
  before: EditableTeam,
  after: EditableTeam,
  { hasMoved }: { hasMoved: boolean },
): Promise<void> {
  if (before.name !== after.name) await renameTrainings(trx, after, before.name);
  if (before.matchName !== after.matchName) await renameMatches(trx, after, before.matchName);
  const isOwn = !hasMoved || !(await hasForeignCategory(trx, before, after));
  if (before.slug === after.slug) {
    if (isOwn && before.name !== after.name) await renameCategory(trx, before, after);
    return;
  }
  if (isOwn) {
    await moveArticles(trx, before, after);
    await moveCategory(trx, before, after);
  }
  await moveNoticesOfTeam(trx, { before, after });
  const { rowCount } = await trx.raw<{ rowCount: number }>(MOVE_IN_PROVIDER, {
    before: before.slug,
    after: after.slug,
  });
  if (rowCount > 0) await keepSettingsUndoable(trx);
}

type Named = Pick<EditableTeam, 'slug' | 'name'>;

async function moveArticles(trx: Database, before: Named, after: Named): Promise<void> {
  const articles = await trx('articles')
    .where({ category: before.slug })
    .update({ category: after.slug })
    .increment('version', 1)
    .returning<{ id: string }[]>('id');
  await keepArticlesUndoable(
    trx,
    articles.map(({ id }) => id),
  );
}

/** Rows that were entered for a group of the same name become the team's. */
async function adoptGroup(trx: Database, { slug, name }: Named): Promise<void> {
  await trx('events').where({ group_name: name }).update({ team: slug, group_name: null });
}

/**
 * A new team, or one that is back, gets what was entered for a group of its name, and what is to come of a deleted team
 * that had the name: nobody could hand it over otherwise. A renamed team gets the first alone, because its name may go
 * on to another age group each summer.
 */
export async function adoptEvents(trx: Database, { slug, name }: Named): Promise<void> {
  await adoptGroup(trx, { slug, name });
  await trx('events').whereRaw(COMING_OF_FORMER, { name, slug }).update({ team: slug });
}

/**
 * In SQL: events of deleted teams of a name that are not over; the dates of a series belong to its team. Matches that
 * the team has of its own by now, as after an import, stay with the former one.
 */
const COMING_OF_FORMER = `
  events.team IN (SELECT slug FROM teams WHERE deleted_at IS NOT NULL AND team_name_key(name) = team_name_key(:name))
  AND coalesce((SELECT series.last_day FROM events AS series WHERE series.id = events.series_id), events.last_day,
    ${berlinDayOf('events.start_at')}) >= ${BERLIN_TODAY}
  AND NOT (events.type = 'match' AND EXISTS (
    SELECT 1 FROM events AS own
    WHERE own.team = :slug AND own.type = 'match' AND own.deleted_at IS NULL AND own.start_at = events.start_at))`;

/** Trainings named after their team get its new name. */
async function renameTrainings(trx: Database, { slug, name }: Named, before: string): Promise<void> {
  const title = `Training ${name}`;
  const rows = await trx('events')
    .where({ team: slug, title: `Training ${before}` })
    .select<Called[]>(CALLED);
  await call(
    trx,
    rows.map((row) => ({ ...row, title })),
  );
  await adoptGroup(trx, { slug, name });
}

/**
 * Matches named after their two sides get the new name, except those in the archive: they were played under that name.
 */
async function renameMatches(
  trx: Database,
  { slug, matchName }: Pick<EditableTeam, 'slug' | 'matchName'>,
  before: string,
): Promise<void> {
  const rows = await trx('events')
    .where({ team: slug, type: 'match' })
    .whereRaw(
      `${berlinDayOf('start_at')} >
        (SELECT coalesce(max(last_day), '-infinity') FROM seasons WHERE deleted_at IS NULL)`,
    )
    .select<Called[]>(CALLED);
  const sides = ({ home, opponent }: Called, own: string) => (home ? [own, opponent] : [opponent, own]).join(' – ');
  const following = rows.filter((row) => row.title === sides(row, before));
  await call(
    trx,
    following.map((row) => ({ ...row, title: sides(row, matchName) })),
  );
  await changeKept(trx, 'events', rows, (row) =>
    row.title === sides(row, before) ? titled({ ...row, title: sides(row, matchName) }) : undefined,
  );
}

const CALLED = ['id', 'title', 'description', 'location', 'opponent', 'competition', 'home'];

/** The searched texts of an event, and its side of a match. */
type Called = Record<'description' | 'location' | 'opponent' | 'competition', string | null> & {
  id: string;
  title: string;
  home: boolean | null;
};

/** Gives them their titles in one statement: a team may have played for decades. */
async function call(trx: Database, events: readonly Called[]): Promise<void> {
  const called = events.map((event) => ({ id: event.id, ...titled(event) }));
  await trx.raw(
    `UPDATE events SET title = called.title, search_text = called.search_text, version = version + 1
     FROM jsonb_to_recordset(?::jsonb) AS called (id uuid, title text, search_text text) WHERE events.id = called.id`,
    [JSON.stringify(called)],
  );
  await keepUndoable(
    trx,
    'events',
    called.map(({ id }) => id),
  );
}

function titled({ title, description, location, opponent, competition }: Called) {
  return { title, search_text: fold([title, description, location, opponent, competition].filter(Boolean).join('\n')) };
}

/**
 * The category of a team's news goes to its new address with the articles, and by its new name where it had the old one
 * and no other has it.
 */
async function moveCategory(trx: Database, before: Named, after: Named): Promise<void> {
  const present = () => presentCategories(trx);
  if (await present().where({ slug: after.slug }).first('id')) return;
  await present().where({ slug: before.slug }).update({ slug: after.slug }).increment('version', 1);
  await renameCategory(trx, before, after);
}

/** The category at a team's address is called as the team is, where it was and no other category is. */
async function renameCategory(trx: Database, before: Named, { slug, name }: Named): Promise<void> {
  const present = () => presentCategories(trx);
  const search_text = fold(name);
  if (await present().where({ search_text }).whereNot({ slug }).first('id')) return;
  await present().where({ slug, name: before.name }).update({ name, search_text }).increment('version', 1);
}

const presentCategories = (db: Database) => db('article_categories').whereNull('deleted_at');

/** Teams whose pages have places of their own (docs/specification.md#route-table): so have their categories. */
const OWN_PLACES = new Set(['1-mannschaft', '2-mannschaft']);

/** The name of a present category of another name that has the slug of a team; undefined for none. */
export async function findForeignCategory(db: Database, { slug, name }: Named): Promise<string | undefined> {
  if (OWN_PLACES.has(slug)) return undefined;
  const row = await presentCategories(db)
    .where({ slug })
    .whereNot({ search_text: fold(name) })
    .first<{ name: string } | undefined>('name');
  return row?.name;
}

/** The slugs that a new team of a name does not get: those of categories of other names. */
export const slugsOfForeignCategories = (db: Database, name: string): Promise<string[]> =>
  presentCategories(db)
    .whereNot({ search_text: fold(name) })
    .whereNotIn('slug', [...OWN_PLACES])
    .pluck<string[]>('slug');

/**
 * Whether a team has come to the address of a category that is called otherwise and has the address from its own name:
 * its news are not of the team alone. Portals of before let teams do that.
 */
async function hasForeignCategory(trx: Database, before: Named, after: Named): Promise<boolean> {
  const category = await findForeignCategory(trx, before);
  if (category === undefined || fold(category) === fold(after.name)) return false;
  return slugFrom(category, 'kategorie') === before.slug;
}

const MOVE_IN_PROVIDER = `
  UPDATE settings SET version = version + 1, football_data = jsonb_set(football_data, '{teams}', (
    SELECT jsonb_agg(
      CASE value ->> 'team' WHEN :before THEN jsonb_set(value, '{team}', to_jsonb(:after::text)) ELSE value END ORDER BY place
    ) FROM jsonb_array_elements(football_data -> 'teams') WITH ORDINALITY AS listed (value, place)
  ))
  WHERE football_data -> 'teams' @> jsonb_build_array(jsonb_build_object('team', :before::text))
`;
