import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { createUsersRepository } from './users.repository.ts';
import { mayReadMessages, type Role, type User } from '../contract/index.ts';
import type { OwnTeams } from '../editing/own-teams.ts';
import { AppError } from '../errors.ts';

/** A team by its name in addresses and its name for people. */
type OwnTeam = { slug: string; name: string };

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Who is signed in; null for visitors. */
    findUser(request: FastifyRequest): Promise<User | null>;
    /** A guard for `onRequest`: 401 for anonymous visitors, 403 for a lower role. admin ⊇ editor ⊇ trainer. */
    requireRole(role: Role): Guard;
    /** A guard for `onRequest`: 403 for everybody but administrators and those whom they let read messages. */
    requireReader: Guard;
    /**
     * A guard behind `requireRole`, for actions that could take over a portal (ASVS 7.5.1): 403 `proof_required` when
     * the own password, and a code where there is a second factor, were given more than ten minutes ago; `POST
     * /api/account/proof` gives it.
     */
    requireProof: Guard;
    /**
     * Checks again in handlers that stream the body, behind `requireRole`: throws as the guard would if the account has
     * meanwhile lost the permission it was let in with. A body that is read before the handler needs no such check.
     */
    requireStill(request: FastifyRequest): Promise<void>;
    /** The teams that somebody may write about; null: all (docs/product.md#login-and-roles). */
    ownTeams(user: User): Promise<readonly OwnTeam[] | null>;
    /** The same by their slugs. */
    ownSlugs(user: User): Promise<OwnTeams>;
  }
  interface FastifyRequest {
    /** The signed-in user; only behind `requireRole`, elsewhere reading it throws. */
    readonly user: User;
    signedInUser: User | null;
    /** The guard's check of the account. */
    mayGoOn: ((user: User) => boolean) | null;
  }
}

const RANK: Readonly<Record<Role, number>> = { trainer: 1, editor: 2, admin: 3 };

/**
 * `app.requireRole`, `app.requireProof`, `app.requireStill`, `app.ownTeams`, `app.ownSlugs` and `request.user`.
 * Accounts and teams are read for each request: a revoked permission ends at once.
 */
export const authorization = fp(
  async (app) => {
    const users = createUsersRepository(app.db);
    const noteUse = createUseNotes(app);

    app.decorateRequest('signedInUser', null);
    app.decorateRequest('mayGoOn', null);
    app.decorateRequest('user', {
      getter() {
        if (this.signedInUser) return this.signedInUser;
        throw new Error('request.user is read on a route without requireRole');
      },
    });
    app.decorate('findUser', async (request: FastifyRequest) => {
      const owner = await app.sessions.owner(request);
      return owner ? users.findSignedIn(owner.userId, owner.epoch) : null;
    });
    app.decorate('requireRole', (role: Role): Guard => {
      return async (request, reply) => {
        const user = await app.findUser(request);
        if (!user) {
          // A request in flight while the id was replaced must not remove the new id's cookie.
          if (!request.session?.isReplaced) app.sessions.forget(request, reply);
          throw notSignedIn();
        }
        request.mayGoOn = ({ role: own }) => RANK[own] >= RANK[role];
        if (!request.mayGoOn(user)) throw forbidden();
        request.signedInUser = user;
        await app.sessions.renew(request, reply);
        await noteUse(request);
      };
    });
    const requireAnybody = app.requireRole('trainer');
    app.decorate('requireReader', async (request, reply) => {
      await requireAnybody(request, reply);
      request.mayGoOn = mayReadMessages;
      if (!request.mayGoOn(request.user)) throw forbidden();
    });
    app.decorate('requireStill', async (request) => {
      if (!request.signedInUser) return;
      const user = await app.findUser(request);
      if (!user) throw notSignedIn();
      if (!request.mayGoOn?.(user)) throw forbidden();
      request.signedInUser = user;
    });
    // A body may take minutes, and the account may be deactivated meanwhile.
    app.addHook('preHandler', async (request) => {
      if (request.body !== undefined) await app.requireStill(request);
    });
    app.decorate('requireProof', async (request) => {
      if (!app.sessions.isProved(request))
        throw new AppError(403, 'proof_required', 'Dafür bitte noch einmal das eigene Passwort eingeben.');
    });
    app.decorate('ownTeams', async ({ id, role }: User) => {
      if (role !== 'trainer') return null;
      return app
        .db('users_teams')
        .join('teams', 'teams.slug', 'users_teams.team')
        .where('users_teams.user_id', id)
        .whereNull('teams.deleted_at')
        .select<OwnTeam[]>('teams.slug', 'teams.name');
    });
    app.decorate('ownSlugs', async (user: User) => {
      const own = await app.ownTeams(user);
      return own && own.map(({ slug }) => slug);
    });
  },
  { name: 'authorization', dependencies: ['session'] },
);

function notSignedIn(): AppError {
  return new AppError(401, 'not_signed_in', 'Bitte zuerst anmelden.');
}

function forbidden(): AppError {
  return new AppError(403, 'forbidden', 'Dafür fehlt die Berechtigung.');
}

const NOTED_EVERY_MS = 60_000;
const MOST_SESSIONS = 5_000;

/** Notes when and in which area a session was used, at most once a minute. */
function createUseNotes(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const noted = new LRUCache<string, true>({ max: MOST_SESSIONS, ttl: NOTED_EVERY_MS });

  return async (request) => {
    const idHash = app.sessions.idHash(request);
    if (!idHash || noted.has(idHash)) return;
    noted.set(idHash, true);
    const use = { last_used_at: app.db.fn.now(), last_area: areaOf(request.routeOptions.url ?? '') };
    await app.db('sessions').where({ id_hash: idHash }).update(use);
  };
}

/** The first word of an address of the API: `/api/admin/news/:id` gives `news`. */
function areaOf(url: string): string {
  return url.replace(/^\/api\/(admin\/)?/, '').split('/', 1)[0] ?? '';
}
