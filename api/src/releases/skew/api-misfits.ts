import type { ApiSurface, ResourceSchemas } from './api-surface.ts';
import { misfits, type Misfit } from './compare-shapes.ts';
import { shapeOf } from './schema-shape.ts';

/** Sentences against a release, and mere hints. */
export type ApiMisfits = { refusals: string[]; hints: string[] };

/**
 * Finds what code built with the resources `used` misses in an API: a missing resource, a missing or changed field, an
 * input that is required or not accepted. `who` uses them; German.
 */
export function apiMisfits(used: ApiSurface, here: ApiSurface, who: string): ApiMisfits {
  const known = new Map(Object.entries(here).map(([resource, schemas]) => [withoutNames(resource), schemas]));
  const found = Object.entries(used).flatMap(([resource, built]) =>
    resourceMisfits(built, known.get(withoutNames(resource))).map(({ text, isHint }) => ({
      text: `${nameOf(resource)}: ${text} (gebraucht von ${who})`,
      isHint,
    })),
  );
  const sentences = (areHints: boolean) => [
    ...new Set(found.filter(({ isHint }) => isHint === areHints).map(({ text }) => text)),
  ];
  return { refusals: sentences(false), hints: sentences(true) };
}

function resourceMisfits(built: ResourceSchemas, here: ResourceSchemas | undefined): Misfit[] {
  if (!here) return [{ text: 'gibt es hier nicht', isHint: false }];
  const answer = built.answer === undefined ? [] : misfits(shapeOf(here.answer), shapeOf(built.answer), 'answer');
  const query = misfits(shapeOf(built.query ?? NOTHING), shapeOf(here.query), 'input');
  const body = misfits(shapeOf(built.body ?? NOTHING), shapeOf(here.body), 'input');
  return [...answer, ...query, ...body];
}

/** The input of a caller that sends none. */
const NOTHING = { type: 'object' };

/** Parameters may have other names. */
const withoutNames = (resource: string) =>
  resource
    .split('/')
    .map((part) => (part.startsWith(':') ? ':' : part))
    .join('/');

/** Reading is named by its path alone. */
const nameOf = (resource: string) => resource.replace(/^GET /, '');
