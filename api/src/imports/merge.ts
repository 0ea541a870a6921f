/** A row's values, as an import compares them. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What a file changes of a row: fields to take, to leave because they were changed here, and to ask about. */
export type Merged = { take: string[]; keep: string[]; ask: string[] };

/**
 * Compares the file field by field with the existing row and with what the last import read: a change on one side wins,
 * changes on both sides are asked. Without a last import an empty field is filled, and any other difference is asked.
 */
export function mergeThreeWays(base: Values | undefined, mine: Values, theirs: Values): Merged {
  const merged: Merged = { take: [], keep: [], ask: [] };
  for (const [field, value] of Object.entries(theirs)) {
    if (value === mine[field]) continue;
    const before = base?.[field];
    if (before === undefined ? mine[field] === null : before === mine[field]) merged.take.push(field);
    else if (before === value) merged.keep.push(field);
    else merged.ask.push(field);
  }
  return merged;
}

/** The fields that a report lists: those that change, or would on request; kept ones only if there are no others. */
export function toldFields({ take, ask, keep }: Merged): readonly string[] {
  return take.length + ask.length > 0 ? [...take, ...ask] : keep;
}
