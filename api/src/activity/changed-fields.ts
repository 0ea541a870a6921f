import { isDeepStrictEqual } from 'node:util';

/** A thing as JSON says it. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of `body` that a write has changed: forms are sent whole. What neither state speaks of (a password) counts
 * as changed. `earlier` and `later` are as the API answers them.
 */
export function changedFields(body: Fields, earlier: Fields, later: Fields): string[] {
  return Object.entries(body)
    .filter(([name, value]) => {
      if (!(name in earlier)) return true;
      return !isDeepStrictEqual(earlier[name], value) && !isDeepStrictEqual(earlier[name], later[name]);
    })
    .map(([name]) => name);
}
