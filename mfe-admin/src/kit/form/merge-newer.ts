import type { FieldValues } from 'react-hook-form';

/**
 * A newer version under a form that is being filled in: what was typed, and everything else as it is stored now. Undefined
 * where somebody typed into a field that has changed meanwhile: then there is a choice to make.
 */
export function mergeNewer<Values extends FieldValues>(
  before: Values,
  newer: Values,
  typed: Values,
): Values | undefined {
  const merged: FieldValues = { ...newer };
  for (const [name, value] of Object.entries(typed)) {
    if (isSame(value, before[name]) || isSame(value, newer[name])) continue;
    if (!isSame(before[name], newer[name])) return undefined;
    merged[name] = value;
  }
  return merged as Values;
}

/** null, undefined and '' are all empty. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
}
