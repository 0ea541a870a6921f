import type { ImportReport, ImportRow } from '@portal/api/contract';

/** What a row of a report is. */
export const STATES: Readonly<Record<ImportRow['state'], string>> = {
  new: 'Neu:',
  moved: 'Verlegt:',
  changed: 'Geändert:',
  conflict: 'Zu klären:',
  kept: 'Bleibt:',
};

type Counts = ImportReport['counts'];

const WORDS: readonly (readonly [count: keyof Counts, word: string])[] = [
  ['new', 'neu'],
  ['moved', 'verlegt'],
  ['changed', 'geändert'],
  ['conflicts', 'zu klären'],
  ['unclear', 'unklar'],
  ['kept', 'hier geändert und unverändert gelassen'],
  ['same', 'schon da'],
  ['foreign', 'ohne eigene Mannschaft'],
  ['problems', 'nicht lesbar'],
];

/** „12 neu, 3 verlegt, 1 unklar". */
export function countsText(counts: Counts): string {
  const parts = WORDS.filter(([count]) => counts[count] > 0).map(([count, word]) => `${counts[count]} ${word}`);
  return parts.join(', ') || 'In der Datei steht nichts, was sich übernehmen lässt.';
}
