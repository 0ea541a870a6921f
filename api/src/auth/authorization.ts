import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createUsersRepository } from './users.repository.ts';
import type { Role, User } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { createUseNotes } from '../sessions/session-use.ts';

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** A guard for `onRequest`: 401 for anonymous visitors, 403 for a lower role. admin ⊇ editor ⊇ trainer. */
    requireRole(role: Role): Guard;
    /**
     * A guard behind `requireRole`, for what could take a portal over (ASVS 7.5.1): 403 `proof_required` when the own
     * password, and a code where there is a second factor, were given more than ten minutes ago; `POST /api/account/proof` gives it.
     */
    requireProof: Guard;
  }
  interface FastifyRequest {
    /** The signed-in user; only behind `requireRole`, elsewhere reading it throws. */
    readonly user: User;
    signedInUser: User | null;
  }
}

const RANK: Readonly<Record<Role, number>> = { trainer: 1, editor: 2, admin: 3 };

/** `app.requireRole`, `app.requireProof` and `request.user`. The account is read each time: a role that was taken away ends at once. */
export const authorization = fp(
  async (app) => {
    const users = createUsersRepository(app.db);
    const noteUse = createUseNotes(app);

    app.decorateRequest('signedInUser', null);
    app.decorateRequest('user', {
      getter() {
        if (this.signedInUser) return this.signedInUser;
        throw new Error('request.user is read on a route without requireRole');
      },
    });
    app.decorate('requireRole', (role: Role): Guard => {
      return async (request, reply) => {
        const owner = await app.sessions.owner(request);
        const user = owner && (await users.findSignedIn(owner.userId, owner.epoch));
        if (!user) {
          app.sessions.forget(request, reply);
          throw new AppError(401, 'not_signed_in', 'Bitte zuerst anmelden.');
        }
        if (RANK[user.role] < RANK[role]) throw new AppError(403, 'forbidden', 'Dafür fehlt die Berechtigung.');
        request.signedInUser = user;
        await noteUse(request);
      };
    });
    app.decorate('requireProof', async (request) => {
      if (!app.sessions.isProved(request)) throw proofRequired();
    });
  },
  { name: 'authorization', dependencies: ['session'] },
);

function proofRequired(): AppError {
  return new AppError(403, 'proof_required', 'Dafür bitte noch einmal das eigene Passwort eingeben.');
}
