import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { teamKind } from '../content/kinds/with-own-code.ts';
import {
  EditableTeam,
  EditableTeamPage,
  NewTeam,
  OwnTeam,
  OwnTeamChange,
  Team,
  TeamChange,
  TeamName,
  TeamSide,
  TeamSlug,
  TeamSummary,
  type User,
} from '../contract/index.ts';
import { trainersRows } from '../content/trainers-rows.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { AppError, notFound } from '../errors.ts';
import { createTeamsRepository } from './teams.repository.ts';

/** Teams (docs/specification.md#1st-team-mannschaft), for visitors, editors and the teams' own trainers. */
export const teamsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const teams = createTeamsRepository(app.db);
  const config = { publicCache: ['media', 'settings', 'teams'] as const };

  app.get('/api/teams', { schema: { response: { 200: Type.Array(TeamSummary) } }, config }, () => teams.findShown());

  // Loaded beside the pages' own data: every page carries the names.
  app.get('/api/team-names', { schema: { response: { 200: Type.Array(TeamName) } }, config }, () => teams.findShown());
  const withDepartments = { publicCache: ['departments', ...config.publicCache] as const };
  app.get('/api/team-sides', { schema: { response: { 200: Type.Array(TeamSide) } }, config: withDepartments }, () =>
    teams.findSides(),
  );

  app.get(
    '/api/teams/:slug',
    { schema: { params: Type.Object({ slug: TeamSlug }), response: { 200: Team, 301: Type.Null() } }, config },
    async ({ params: { slug } }, reply) => {
      const team = await teams.findShownBySlug(slug);
      if (team) return team;
      const present = await teams.findMoved(slug);
      if (present === null) throw notFound('Diese Mannschaft gibt es nicht.');
      // A browser asks again each time: one day another team may have this address.
      return reply
        .code(301)
        .headers({ location: `/api/teams/${present}`, 'cache-control': 'no-cache' })
        .send(null);
    },
  );

  app.get(
    '/api/admin/own-teams',
    { schema: { response: { 200: Type.Array(OwnTeam) } }, onRequest: app.requireRole('trainer') },
    async ({ user }) => {
      const own = await app.ownTeams(user);
      const all = await teams.findShown();
      return own ? all.filter(({ slug }) => own.some((team) => team.slug === slug)) : all;
    },
  );

  // A team's page has no drafts: trainers' changes there are public at once.
  const rows = trainersRows(app, teams, { teamOf: ({ slug }) => slug, isPublic: () => false });
  const schemas = { item: EditableTeam, page: EditableTeamPage, new: NewTeam, change: TeamChange };
  const ofTrainers = {
    ...rows,
    update: (id: string, change: TeamChange, user: User) => {
      if (user.role === 'trainer') requireOwnChange(change);
      return rows.update(id, change, user);
    },
    reorder: teams.reorder,
  };
  editingRoutes(app, teamKind, schemas, ofTrainers);
};

/** Throws 403 for fields that only editors may change. */
function requireOwnChange(change: TeamChange): void {
  const field = Object.keys(change).find((name) => !(name in OwnTeamChange.properties));
  if (field)
    throw new AppError(403, 'forbidden', 'Name, Adresse und Platz einer Mannschaft ändert die Redaktion.', { field });
}
