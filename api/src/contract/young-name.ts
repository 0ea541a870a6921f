/**
 * A young player's name for visitors: `Max Mustermann` and `Mustermann, Max` give `Max M.`; one word counts as a first
 * name.
 */
export function youngName(name: string): string {
  const [before = '', after] = name.split(',');
  const given = wordsOf(after ?? '');
  const [first, ...others] = after === undefined ? wordsOf(before) : [given[0], ...wordsOf(before)];
  const initial = others.at(-1)?.at(0)?.toLocaleUpperCase('de-DE');
  return [first, initial && `${initial}.`].filter(Boolean).join(' ');
}

/** Whether nothing tells if the name is a first name or a surname. */
export function isOneWord(name: string): boolean {
  return !name.includes(',') && wordsOf(name).length === 1;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
