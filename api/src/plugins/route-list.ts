import fp from 'fastify-plugin';

/** A route as it was registered: `GET`, `/api/news/:id`. */
export type KnownRoute = { method: string; url: string };

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route registered so far; the HEAD that comes with each GET is left out. */
    knownRoutes: readonly KnownRoute[];
  }
}

/** `app.knownRoutes`. Registered first, so that it misses none. */
export const routeList = fp(
  async (app) => {
    const known: KnownRoute[] = [];
    app.decorate('knownRoutes', known);
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') known.push({ method: one, url });
    });
  },
  { name: 'route-list' },
);
