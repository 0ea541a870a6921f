import fc from 'fast-check';
import type { DescribedRoute } from './described-routes.ts';
import { brokenValues, hostileValues, validValues, type JsonSchema } from './schema-values.ts';

/** What is sent to a route. */
export type FuzzRequest = { url: string; body?: string };

type Values = (schema: JsonSchema, known: readonly string[]) => fc.Arbitrary<unknown>;

/** Requests the description allows. `known` are identifiers of rows that exist. */
export function validRequests(route: DescribedRoute, known: readonly string[]): fc.Arbitrary<FuzzRequest> {
  return requests(route, known, validValues, validValues);
}

/** Requests of which the address, the query or the body is broken. */
export function brokenRequests(route: DescribedRoute, known: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const kinds = [requests(route, known, validValues, brokenValues)];
  if (route.parameters.length > 0) kinds.push(requests(route, known, brokenValues, validValues));
  const notJson = fc.constantFrom(
    '{',
    'null',
    '[]',
    '"x"',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":1}}',
    '1e999',
  );
  if (route.body) {
    const wrong = fc.tuple(requests(route, known, validValues, validValues), notJson);
    kinds.push(wrong.map(([{ url }, body]) => ({ url, body })));
  }
  return fc.oneof(...kinds);
}

function requests(
  { path, parameters, body }: DescribedRoute,
  known: readonly string[],
  address: Values,
  content: Values,
): fc.Arbitrary<FuzzRequest> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const values = (schema: JsonSchema) => address(schema, known).map(asText);
  const optional = (required: boolean | undefined, text: fc.Arbitrary<string>) =>
    required ? text : fc.option(text, { nil: undefined });
  return fc
    .record({
      path: fc.tuple(...inPath.map(({ schema }) => values(schema))),
      query: fc.tuple(...inQuery.map(({ schema, required }) => optional(required, values(schema)))),
      unknown:
        address === brokenValues ? fc.option(hostileValues.map(asText), { nil: undefined }) : fc.constant(undefined),
      body: body ? content(body, known) : fc.constant(undefined),
    })
    .map((made) => {
      const filled = inPath.reduce((url, { name }, index) => url.replace(`{${name}}`, escape(made.path[index])), path);
      const pairs = inQuery.flatMap(({ name }, index) =>
        made.query[index] === undefined ? [] : [`${name}=${escape(made.query[index])}`],
      );
      if (made.unknown !== undefined) pairs.push(`unknown=${escape(made.unknown)}`);
      const url = pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
      return made.body === undefined ? { url } : { url, body: JSON.stringify(made.body) };
    });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Percent-encoded; text that cannot be encoded is sent as it is, as a hostile program would send it. */
function escape(text = ''): string {
  try {
    return encodeURIComponent(text) || '%20';
  } catch {
    return '%ED%A0%80';
  }
}
