import type { FieldValues } from 'react-hook-form';

/**
 * A newer version under a form that is being filled in: the typed values, and all others as stored now. Undefined if
 * somebody typed into a field that has changed meanwhile: then people have to choose.
 */
export function mergeNewer<Values extends FieldValues>(
  before: Values,
  newer: Values,
  typed: Values,
): Values | undefined {
  const isChanged = (name: string) => !isSame(before[name], newer[name]) && !isSame(typed[name], newer[name]);
  const own = ownChanges(before, typed);
  return Object.keys(own).some(isChanged) ? undefined : { ...newer, ...own };
}

/** The values that somebody typed in a form that began with `before`. */
export function ownChanges<Values extends FieldValues>(before: Values, typed: Values): Partial<Values> {
  const own = Object.entries(typed).filter(([name, value]) => !isSame(value, before[name]));
  return Object.fromEntries(own) as Partial<Values>;
}

/** null, undefined and '' are all empty. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
