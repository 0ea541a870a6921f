import type { KnownRoute } from '../../plugins/route-list.ts';
import { slimSchema } from './schema-shape.ts';

/** What a resource takes and answers, as JSON schemas without what is not compared. */
export type ResourceSchemas = { query?: unknown; body?: unknown; answer?: unknown };

/** The API as code outside of it sees it: by method and route, `GET /api/news/:id`, in order. */
export type ApiSurface = Readonly<Record<string, ResourceSchemas>>;

/** The surface of these routes; pages, files and the health of a portal are none of it. */
export function surfaceOf(routes: readonly KnownRoute[]): ApiSurface {
  const resources = routes
    .filter(({ url }) => url.startsWith('/api/') && !url.startsWith('/api/docs'))
    .map((route): [string, ResourceSchemas] => [`${route.method} ${route.url}`, schemasOf(route)]);
  return Object.fromEntries(resources.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function schemasOf({ schema = {} }: KnownRoute): ResourceSchemas {
  const { querystring, body, response } = schema;
  const answers = Object.entries((response ?? {}) as Record<string, unknown>)
    .filter(([status]) => status.startsWith('2'))
    .map(([_status, answer]) => slimSchema(answer));
  return {
    ...(querystring !== undefined && { query: slimSchema(querystring) }),
    ...(body !== undefined && { body: slimSchema(body) }),
    ...(answers.length > 0 && { answer: answers.length === 1 ? answers[0] : { anyOf: answers } }),
  };
}
