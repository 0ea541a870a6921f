import { teamKind } from '../content/kinds/with-own-code.ts';
import {
  faultOfRow,
  type EditableQuery,
  type EditableTeam,
  type EditableTrainer,
  type NewTeam,
  type Team,
  type TeamChange,
  type TeamSide,
  type TeamSummary,
} from '../contract/index.ts';
import { guardOfTable } from '../content/picture-guards.ts';
import type { Database } from '../database/connect.ts';
import { brokenRule } from '../database/database-errors.ts';
import { createContentRepository, type ContentKind } from '../editing/content-repository.ts';
import type { Admit, OwnTeams } from '../editing/own-teams.ts';
import type { Editor } from '../editing/versions.ts';
import { AppError, conflict } from '../errors.ts';
import { insertWithSlug } from '../rich-text/slug.ts';
import { adoptEvents, findForeignCategory, followTeam, slugsOfForeignCategories } from './follow-team.ts';
import { groupByName, shownTeam } from './shown-team.ts';

/** The most teams that the editors' list loads at once: each team can be chosen and found. */
const MOST_SHOWN = 200;

type Ground = EditableTeam['stadium'];

/** A slug from a name; up to 60 letters are left for the number of one that is taken. */
const fromName = (db: Database, { name }: NewTeam) => ({
  table: 'teams',
  kind: 'mannschaft',
  maxLength: 56,
  findOthers: () => slugsOfForeignCategories(db, name),
});

const TRAINER_PICTURE = `(
  SELECT jsonb_build_object('url', portrait.url, 'alt', portrait.alt, 'width', portrait.width,
    'height', portrait.height, 'color', portrait.color)
  FROM media AS portrait
  WHERE portrait.url = replace(teams.trainer ->> 'imageUrl', '/banner-objects/', '/objects/')
) AS trainer_portrait`;
const CLUB_GROUND = `(
  SELECT jsonb_build_object('name', stadium,
    'address', concat_ws(', ', NULLIF(street, ''), NULLIF(btrim(postcode || ' ' || town), '')))
  FROM settings
) AS club_ground`;

const KIND: ContentKind = {
  ...teamKind,
  picture: 'teams.image_url',
  guard: guardOfTable('teams'),
  computed: [TRAINER_PICTURE, CLUB_GROUND],
  searched: ['name', 'match_name', 'subtitle'],
  order: 'teams.sort_order, teams.id',
  room: { most: MOST_SHOWN },
  unknown: 'Diese Mannschaft gibt es nicht.',
  stale: 'Die Mannschaft wurde inzwischen von jemand anderem geändert.',
  present: withWhatFollows,
};

/** A new team, or a change, as it is stored: nobody enters the season of a photo. */
type WithPhotoSeason<Fields> = Fields & Pick<EditableTeam, 'photoSeason'>;

const storedTeams = (db: Database) =>
  createContentRepository<EditableTeam, WithPhotoSeason<NewTeam>, WithPhotoSeason<TeamChange>>(db, KIND);

/** Teams; those without a ground of their own play on the club's. */
export function createTeamsRepository(db: Database) {
  const teams = storedTeams(db);

  return {
    ...teams,

    /** `own`: only these. */
    findPage: (query: EditableQuery, own: OwnTeams = null) =>
      teams.findPage(query, (rows) => void (own && rows.whereIn('teams.slug', own))),

    findShown: (): Promise<TeamSummary[]> => teams.findAll(() => undefined, MOST_SHOWN),

    /** The teams as matches show them. */
    async findSides(): Promise<TeamSide[]> {
      const departments = await db('departments')
        .whereNull('deleted_at')
        .select<{ id: string; name: string }[]>('id', 'name');
      const names = new Map(departments.map(({ id, name }) => [id, name]));
      return (await teams.findAll(() => undefined, MOST_SHOWN)).map((team) => {
        const department = names.get(team.departmentId ?? '');
        return { ...team, ...(department !== undefined && { department }) };
      });
    },

    /** The team as visitors see it; null if no team has that slug. */
    async findShownBySlug(slug: string): Promise<Team | null> {
      const [team] = await teams.findAll((query) => void query.where('teams.slug', slug), 1);
      return team ? shownTeam(team) : null;
    },

    /** The slug of the team that had this one before; null when none had, or it is deleted. */
    async findMoved(slug: string): Promise<string | null> {
      const row = await db('former_team_slugs')
        .join('teams', 'teams.id', 'former_team_slugs.team_id')
        .whereNull('teams.deleted_at')
        .where('former_team_slugs.slug', slug)
        .first<{ slug: string }>('teams.slug');
      return row?.slug ?? null;
    },

    /**
     * Without a slug it gets one that no team has, deleted ones included (their events still carry theirs), and no
     * category of another name. Throws 409 when the name or the chosen slug is taken; 400 for an unknown department.
     */
    insert: (team: NewTeam, editor: Editor) =>
      insertWithSlug(db, { ...team, title: team.name }, fromName(db, team), (slug) =>
        db
          .transaction(async (trx) => {
            requireTrueTable(team);
            await requireOwnAddress(trx, { ...team, slug });
            const row = {
              ...team,
              slug,
              matchName: team.matchName ?? team.name,
              group: team.group ?? groupByName(team),
              ...(team.imageUrl && { photoSeason: await shownSeason(trx, team.season) }),
            };
            const added = await storedTeams(trx).insert(row, editor);
            await adoptEvents(trx, added);
            return added;
          })
          .catch(refuseTaken),
      ),

    /**
     * Trainings, articles and the provider's views follow a new name or slug. A photo is of the season in which it is
     * set, unless the change says of which. Throws as `insert` does, 404, and 409 for a stale version; what `admit`
     * throws.
     */
    update: (id: string, change: WithPhotoSeason<TeamChange>, editor: Editor, admit?: Admit<EditableTeam>) =>
      db
        .transaction(async (trx) => {
          requireTrueTable(change);
          const matchName = await followingMatchName(trx, id, change);
          const photoSeason = await followingPhotoSeason(trx, id, change);
          const former = await trx('former_team_slugs').where({ team_id: id }).first<object | undefined>('slug');
          const edited = await storedTeams(trx).update(id, { ...photoSeason, ...change, ...matchName }, editor, admit);
          const { before, after } = edited;
          if (before.slug !== after.slug) await requireOwnAddress(trx, after);
          await followTeam(trx, before, after, { hasMoved: former !== undefined });
          return edited;
        })
        .catch(refuseTaken),

    /**
     * What was entered under its name meanwhile becomes the team's. Throws 404, and 409 when another team has taken the
     * name.
     */
    restore: (id: string, editor: Editor) =>
      db
        .transaction(async (trx) => {
          const restored = await storedTeams(trx).restore(id, editor);
          await adoptEvents(trx, restored);
          return restored;
        })
        .catch((error: unknown) => {
          throw brokenRule(error) === 'teams_name'
            ? conflict(
                'name_taken',
                'Inzwischen heißt eine andere Mannschaft so. Erst wenn sie umbenannt ist, lässt sich diese wiederherstellen.',
              )
            : error;
        }),
  };
}

/**
 * The scoreboard uses the name of a team, unless somebody has entered another one for it: forms send the old one along.
 */
async function followingMatchName(trx: Database, id: string, { name, matchName }: TeamChange): Promise<TeamChange> {
  if (name === undefined) return {};
  const before = await trx('teams')
    .where({ id })
    .forUpdate()
    .first<{ name: string; match_name: string } | undefined>('name', 'match_name');
  const isOwn = before?.match_name !== before?.name || (matchName ?? before?.name) !== before?.name;
  return isOwn ? {} : { matchName: name };
}

/**
 * A photo is of the season that was shown when it was set; correcting that of the team corrects both. The season of an
 * older photo is unknown.
 */
async function followingPhotoSeason(
  trx: Database,
  id: string,
  { imageUrl, season }: TeamChange,
): Promise<Pick<EditableTeam, 'photoSeason'>> {
  if (imageUrl === undefined && season === undefined) return {};
  const before = await trx('teams')
    .where({ id })
    .forUpdate()
    .first<Stored | undefined>('image_url', 'season', 'photo_season');
  if (!before) return {};
  const photo = imageUrl === undefined ? before.image_url : imageUrl;
  if (!photo) return { photoSeason: null };
  const isOfTeam = before.photo_season !== null && before.photo_season === (await shownSeason(trx, before.season));
  if (photo === before.image_url && !isOfTeam) return {};
  return { photoSeason: await shownSeason(trx, season === undefined ? before.season : season) };
}

type Stored = Record<'image_url' | 'season' | 'photo_season', string | null>;

/** The season that the page of a team shows: its own, or the club's. */
export async function shownSeason(db: Database, season: string | null | undefined): Promise<string | null> {
  const own = season?.trim();
  if (own) return own;
  const club = await db('settings').first<{ season: string } | undefined>('season');
  return club?.season || null;
}

function withWhatFollows(fields: Record<string, unknown>): Record<string, unknown> {
  const { name, ageGroup, group, trainer, trainerPortrait, clubGround, stadiumName, stadiumAddress } = fields;
  const ground = clubGround as Ground | null;
  return {
    ...fields,
    group: group ?? groupByName({ name: name as string, ageGroup: ageGroup as string | null }),
    trainer: trainer && { imageUrl: null, ...(trainer as Partial<EditableTrainer>), image: trainerPortrait },
    stadium: { name: stadiumName ?? ground?.name ?? '', address: stadiumAddress ?? ground?.address ?? '' },
  };
}

/** Throws 409 where the news of a category would become those of the team. */
async function requireOwnAddress(trx: Database, team: { slug: string; name: string }): Promise<void> {
  const category = await findForeignCategory(trx, team);
  if (category === undefined) return;
  const message = `Unter dieser Adresse gibt es schon die Kategorie „${category}“. Bitte eine andere wählen.`;
  throw conflict('slug_taken', message, { field: 'slug' });
}

function requireTrueTable({ leagueTable }: Pick<TeamChange, 'leagueTable'>): void {
  for (const [index, row] of (leagueTable?.rows ?? []).entries()) {
    const fault = faultOfRow(row);
    if (fault) throw new AppError(400, 'league_table', `${row.club}: ${fault}`, { field: `leagueTable.rows.${index}` });
  }
}

function refuseTaken(error: unknown): never {
  if (brokenRule(error) === 'teams_department')
    throw new AppError(400, 'unknown_department', 'Diese Abteilung gibt es nicht.', { field: 'departmentId' });
  if (brokenRule(error) === 'teams_slug')
    throw conflict('slug_taken', 'Diese Adresse ist schon vergeben.', { field: 'slug' });
  if (brokenRule(error) === 'teams_name')
    throw conflict('name_taken', 'So heißt schon eine andere Mannschaft.', { field: 'name' });
  throw error;
}
