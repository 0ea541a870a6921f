import type {
  EditableQuery,
  EditableTeam,
  NewTeam,
  Team,
  TeamChange,
  TeamSummary,
  Trainer,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { brokenRule } from '../database/database-errors.ts';
import { createContentRepository, type ContentKind } from '../editing/content-repository.ts';
import type { Editor } from '../editing/versions.ts';
import { conflict, notFound } from '../errors.ts';
import { fold } from '../rich-text/fold.ts';
import { slugFrom } from '../rich-text/slug.ts';

const MOST_SHOWN = 100;

type Ground = EditableTeam['stadium'];

const MAX_SLUG = 60;

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
  table: 'teams',
  picture: 'teams.image_url',
  computed: [TRAINER_PICTURE, CLUB_GROUND],
  searched: ['name', 'match_name', 'subtitle'],
  order: 'teams.sort_order, teams.id',
  sorted: true,
  unknown: 'Diese Mannschaft gibt es nicht.',
  stale: 'Die Mannschaft wurde inzwischen von jemand anderem geändert.',
  present: withTrainerAndGround,
};

/** Teams; those without a ground of their own play on the club's. */
export function createTeamsRepository(db: Database) {
  const teams = createContentRepository<EditableTeam, NewTeam, TeamChange>(db, KIND);

  return {
    ...teams,

    findPage: (query: EditableQuery) => teams.findPage(query),

    findShown: (): Promise<TeamSummary[]> => teams.findAll(() => undefined, MOST_SHOWN),

    /** Throws 404. */
    async findBySlug(slug: string): Promise<Team> {
      const [team] = await teams.findAll((query) => void query.where('teams.slug', slug), 1);
      if (!team) throw notFound('Diese Mannschaft gibt es nicht.');
      return team;
    },

    /** Throws 409 when the name is taken, or the slug, also by a team that was deleted: its events still carry it. */
    insert: (team: NewTeam, editor: Editor) =>
      teams
        .insert(
          {
            ...team,
            slug: team.slug ?? slugFrom(team.name, 'mannschaft', MAX_SLUG),
            matchName: team.matchName ?? team.name,
          },
          editor,
        )
        .catch(refuseTaken),

    /** A new name is also that of its training times. Throws as `insert` does, 404, and 409 for a stale version. */
    update: (id: string, change: TeamChange, editor: Editor) =>
      db
        .transaction(async (trx) => {
          const edited = await createContentRepository<EditableTeam, NewTeam, TeamChange>(trx, KIND).update(
            id,
            change,
            editor,
          );
          const { before, after } = edited;
          if (before.name !== after.name) await renameTrainingTimes(trx, before.name, after.name);
          return edited;
        })
        .catch(refuseTaken),

    /** Throws 404, and 409 when another team has taken the name meanwhile. */
    restore: (id: string, editor: Editor) =>
      teams.restore(id, editor).catch((error: unknown) => {
        throw brokenRule(error) === 'teams_name'
          ? conflict(
              'name_taken',
              'Inzwischen heißt eine andere Mannschaft so. Erst wenn sie umbenannt ist, lässt sich diese wiederherstellen.',
            )
          : error;
      }),
  };
}

async function renameTrainingTimes(trx: Database, before: string, after: string): Promise<void> {
  const rows = await trx('training_times')
    .where({ team: before })
    .select<{ id: string; location: string | null; notes: string | null }[]>('id', 'location', 'notes');
  for (const { id, location, notes } of rows)
    await trx('training_times')
      .where({ id })
      .update({ team: after, search_text: fold([after, location, notes].filter(Boolean).join('\n')) })
      .increment('version', 1);
}

function withTrainerAndGround(fields: Record<string, unknown>): Record<string, unknown> {
  const { trainer, trainerPortrait, clubGround, stadiumName, stadiumAddress } = fields;
  const ground = clubGround as Ground | null;
  return {
    ...fields,
    trainer: trainer && { imageUrl: null, ...(trainer as Partial<Trainer>), image: trainerPortrait },
    stadium: { name: stadiumName ?? ground?.name ?? '', address: stadiumAddress ?? ground?.address ?? '' },
  };
}

function refuseTaken(error: unknown): never {
  if (brokenRule(error) === 'teams_slug')
    throw conflict('slug_taken', 'Diese Adresse ist schon vergeben.', { field: 'slug' });
  if (brokenRule(error) === 'teams_name')
    throw conflict('name_taken', 'So heißt schon eine andere Mannschaft.', { field: 'name' });
  throw error;
}
