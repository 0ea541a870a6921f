import type { FastifySchema } from 'fastify';
import fp from 'fastify-plugin';
import type { ContentTable } from '../content/kinds.ts';

/** A route as it was registered: `GET`, `/api/news/:id`; `keptFor` are the tables its kept answers depend on. */
export type KnownRoute = {
  method: string;
  url: string;
  schema?: FastifySchema | undefined;
  keptFor?: readonly ContentTable[] | undefined;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route registered so far, without the HEAD of each GET. */
    knownRoutes: readonly KnownRoute[];
  }
}

/** `app.knownRoutes`. Registered first, so that it misses none. */
export const routeList = fp(
  async (app) => {
    const known: KnownRoute[] = [];
    app.decorate('knownRoutes', known);
    app.addHook('onRoute', ({ method, url, schema, config }) => {
      for (const one of [method].flat())
        if (one !== 'HEAD') known.push({ method: one, url, schema, keptFor: config?.publicCache });
    });
  },
  { name: 'route-list' },
);
