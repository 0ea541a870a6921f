import fp from 'fastify-plugin';
import { createFetchOutside, type FetchOutside } from '../http/fetch-outside.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The one way to fetch an address that somebody has typed; throws an `AppError` with a German sentence. */
    fetchOutside: FetchOutside;
  }
}

/** `app.fetchOutside`. */
export const outside = fp(
  async (app) => {
    app.decorate('fetchOutside', createFetchOutside({ mayReachLoopback: app.services.mayReachLoopback ?? false }));
  },
  { name: 'outside' },
);
