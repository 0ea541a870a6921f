import type { EditableSeason, EditableTeam, Season, SeasonSquadsChange } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { toFields } from '../editing/columns.ts';
import { nextVersion, requireVersion, type Edited, type Editor } from '../editing/versions.ts';
import { AppError, notFound } from '../errors.ts';
import type { KeptTeam } from './change-season.ts';
import { shownArchivedTeam } from './shown-team.ts';

type Stored = Season & { id: string; archivedTeams: KeptTeam[]; version: number };

type PresentTeam = Pick<EditableTeam, 'id' | 'slug' | 'name' | 'ageGroup' | 'group' | 'showsSquad'> & {
  deletedAt: string | null;
};

/** Seasons that are over. */
export function createArchiveRepository(db: Database) {
  const seasons = (connection: Database = db) =>
    connection('seasons')
      .whereNull('deleted_at')
      .orderBy('last_day', 'desc')
      .select('id', 'slug', 'name', db.raw('first_day::text'), db.raw('last_day::text'), 'archived_teams', 'version');

  async function findStored(slug: string, connection: Database = db): Promise<Stored> {
    const row = await seasons(connection).where({ slug }).first<object | undefined>();
    if (!row) throw notFound('Diese Saison ist nicht im Archiv.');
    return toFields<Stored>(row);
  }

  /** The squads as they are stored. */
  async function toEditable(season: Stored, connection: Database = db): Promise<EditableSeason> {
    const shown = new Map((await asShownToday(connection, season.archivedTeams)).map((team) => [team.id, team]));
    const squads = season.archivedTeams.map(({ id, name, squad }) => ({
      team: id,
      name,
      isShown: Boolean(shown.get(id)?.squad.length),
      squad,
    }));
    return { ...season, squads };
  }

  return {
    findAll: async (): Promise<Season[]> => (await seasons()).map((row: object) => toFields<Season>(row)),

    /** A season with its teams as visitors may see them today. Throws 404. */
    async find(slug: string): Promise<Season & { teams: KeptTeam[] }> {
      const { archivedTeams, ...season } = await findStored(slug);
      return { ...season, teams: await asShownToday(db, archivedTeams) };
    },

    findAllEditable: async (): Promise<EditableSeason[]> =>
      Promise.all((await seasons()).map((row: object) => toEditable(toFields<Stored>(row)))),

    /** Throws 404. */
    findEditable: async (slug: string): Promise<EditableSeason> => toEditable(await findStored(slug)),

    /**
     * Stores these squads. The change of season can be undone as before: that ends the archived season as a whole.
     * Throws 404, 409 for a stale version, and 400 for a team that is not in the season.
     */
    update: (
      slug: string,
      { squads = [], version }: SeasonSquadsChange,
      editor: Editor,
    ): Promise<Edited<EditableSeason>> =>
      db.transaction(async (trx) => {
        await trx('seasons').where({ slug, deleted_at: null }).forUpdate().first('id');
        const season = await findStored(slug, trx);
        const before = await toEditable(season, trx);
        requireVersion(version, before, 'Die Saison wurde inzwischen von jemand anderem geändert.');
        if (squads.some(({ team }) => season.archivedTeams.every(({ id }) => id !== team)))
          throw new AppError(400, 'unknown_team', 'Diese Mannschaft gibt es in der Saison nicht.');
        const changed = new Map(squads.map(({ team, squad }) => [team, squad]));
        const teams = season.archivedTeams.map((team) => ({ ...team, squad: changed.get(team.id) ?? team.squad }));
        await trx('seasons')
          .where({ id: season.id })
          .update({ archived_teams: JSON.stringify(teams), ...nextVersion(season, editor) });
        await trx('imported_rows')
          .where({ table_name: 'seasons', row_id: season.id, version: season.version, undone: false })
          .increment('version', 1);
        return { before, after: await toEditable(await findStored(slug, trx), trx) };
      }),
  };
}

/**
 * Matches follow their team to a new address; what was kept of it does so here, and its squad follows what the club
 * shows today.
 */
async function asShownToday(db: Database, kept: readonly KeptTeam[]): Promise<KeptTeam[]> {
  const rows = await db('teams')
    .whereIn(
      'id',
      kept.map(({ id }) => id),
    )
    .select('id', 'slug', 'name', 'age_group', 'group', 'shows_squad', 'deleted_at');
  const teams = new Map(rows.map((row: object) => toFields<PresentTeam>(row)).map((team) => [team.id, team]));
  return kept.map(({ id, ...team }) => {
    const known = teams.get(id);
    const present = known && !known.deletedAt ? known : null;
    return { id, ...shownArchivedTeam({ ...team, slug: known?.slug ?? team.slug }, present) };
  });
}
