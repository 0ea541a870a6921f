import { isDeepStrictEqual } from 'node:util';

/** A thing as JSON says it. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of `body` that a write has changed: forms are sent whole. What neither state speaks of (a password) counts
 * as changed. `before` and `after` are as the API answers them.
 */
export function changedFields(body: Fields, before: Fields, after: Fields): string[] {
  return Object.entries(body)
    .filter(([name, value]) => {
      if (!(name in before)) return true;
      return !isDeepStrictEqual(before[name], value) && !isDeepStrictEqual(before[name], after[name]);
    })
    .map(([name]) => name);
}
