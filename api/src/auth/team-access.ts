import fp from 'fastify-plugin';
import type { User } from '../contract/index.ts';

/** A team by its name in addresses and its name for people. */
export type OwnTeam = { slug: string; name: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** The teams that somebody may write about; null: all (docs/product.md#login-and-roles). */
    ownTeams(user: User): Promise<readonly OwnTeam[] | null>;
  }
}

/** `app.ownTeams`. Read each time: a team that was taken away ends at once. */
export const teamAccess = fp(
  async (app) => {
    app.decorate('ownTeams', async ({ id, role }: User) => {
      if (role !== 'trainer') return null;
      return app
        .db('users_teams')
        .join('teams', 'teams.slug', 'users_teams.team')
        .where('users_teams.user_id', id)
        .whereNull('teams.deleted_at')
        .select<OwnTeam[]>('teams.slug', 'teams.name');
    });
  },
  { name: 'team-access', dependencies: ['database'] },
);
