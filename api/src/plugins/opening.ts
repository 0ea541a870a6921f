import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { UNNAMED_CLUB } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';

declare module 'fastify' {
  interface FastifyInstance {
    opening: Opening;
  }
}

/**
 * Whether visitors see the pages. A portal that begins without demo content is closed until somebody opens it, once and
 * for good.
 */
type Opening = {
  /** Whether the site is open, as far as this process knows: another one may have opened it. */
  isOpen(): boolean;
  /** Asks the database until the site is open. */
  check(): Promise<boolean>;
  /** Whether this visitor may see pages: everybody once the site is open, until then only signed-in users. */
  admits(request: FastifyRequest): Promise<boolean>;
  /** The club's name; undefined before anybody has entered it. */
  clubName(): Promise<string | undefined>;
};

/** `app.opening`. */
export const opening = fp(
  async (app) => {
    let isOpen = false;
    const check = async (): Promise<boolean> => {
      isOpen ||= (await findOpenedAt(app.db)) !== null;
      return isOpen;
    };
    app.decorate('opening', {
      isOpen: () => isOpen,
      check,
      async clubName() {
        const row = await app.db('settings').first<{ name: string } | undefined>('name');
        return row?.name === UNNAMED_CLUB ? undefined : row?.name;
      },
      admits: async (request) => isOpen || (await check()) || (await app.findUser(request)) !== null,
    });
  },
  { name: 'opening', dependencies: ['database', 'authorization'] },
);

/** When the site was opened; null while it is closed. */
export async function findOpenedAt(db: Database): Promise<Date | null> {
  const row = await db('settings').first<{ opened_at: Date | null } | undefined>('opened_at');
  return row?.opened_at ?? null;
}

/**
 * Closes the site of a portal that nobody has used yet; call it before the first account is made. Returns whether the
 * site is closed.
 */
export async function closeUnused(db: Database): Promise<boolean> {
  await db('settings').where({ version: 1 }).whereNotExists(db('users').select('id')).update({ opened_at: null });
  return (await findOpenedAt(db)) === null;
}
