import type { FieldValues } from 'react-hook-form';

/**
 * A newer version under a form that is being filled in: what was typed, and everything else as it is stored now.
 * Undefined where somebody typed into a field that has changed meanwhile: then there is a choice to make.
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

/** What somebody typed, of all that stands in a form that began with `before`. */
export function ownChanges<Values extends FieldValues>(before: Values, typed: Values): Partial<Values> {
  const own = Object.entries(typed).filter(([name, value]) => !isSame(value, before[name]));
  return Object.fromEntries(own) as Partial<Values>;
}

/** null, undefined and '' are all empty. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
