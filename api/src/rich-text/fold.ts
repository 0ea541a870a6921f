const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe' };

/**
 * Lower case without accents: `Größe` → `groesse`, `Café` → `cafe`. For slugs, and on both sides of a search, so that
 * it finds the same on every server, whatever its locale.
 */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœø]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}

/** Folded, however many blanks there were: spreadsheets are full of them. */
export function foldWords(text: string): string {
  return wordsOf(text).join(' ');
}

const MOST_WORDS = 10;

/** The words of a search, folded; all must be found. */
export function searchWords(search: string): string[] {
  return wordsOf(search).slice(0, MOST_WORDS);
}

function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean);
}
