/** What a row says, as an import compares it. */
export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** What a file changes of a row: fields to take, to leave because they were changed here, and to ask about. */
export type Merged = { take: string[]; keep: string[]; ask: string[] };

/**
 * Compares field by field what the file says with what is here and with what the last import read: what only one side
 * has changed counts, what both have changed is asked. Without a last import an empty field is filled and any other
 * difference asked.
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

/** What a report says of a row: what it changes, or would on request; what stays only where nothing else happens. */
export function toldFields({ take, ask, keep }: Merged): readonly string[] {
  return take.length + ask.length > 0 ? [...take, ...ask] : keep;
}
