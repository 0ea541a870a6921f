import fp from 'fastify-plugin';
import { createOutside, type FetchOutside, type FollowLink } from '../http/fetch-outside.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The one way to fetch an address that somebody has typed; throws an `AppError` with a German sentence. */
    fetchOutside: FetchOutside;
    /** The same for links that only lead on. */
    followLink: FollowLink;
  }
}

/** `app.fetchOutside` and `app.followLink`. */
export const outside = fp(
  async (app) => {
    const { fetchOutside, followLink } = createOutside({
      mayReachLoopback: app.services.mayReachLoopback ?? false,
    });
    app.decorate('fetchOutside', fetchOutside);
    app.decorate('followLink', followLink);
  },
  { name: 'outside' },
);
