import type { ImportReport, ImportRow } from '@portal/api/contract';

/** The states of a report's rows. */
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
  ['kept', 'unverändert gelassen'],
  ['same', 'schon da'],
  ['foreign', 'kein Spiel einer eigenen Mannschaft'],
  ['problems', 'nicht lesbar'],
];

/** „12 neu, 3 verlegt, 1 unklar“. */
export function countsText(counts: Counts): string {
  const parts = WORDS.filter(([count]) => counts[count] > 0).map(([count, word]) => `${counts[count]} ${word}`);
  return parts.join(', ') || 'Es gibt nichts zu übernehmen.';
}

/** One line for each error, with its rows: „Zeilen 5–7, 9: Der Name fehlt.“ */
export function problemLines(problems: ImportReport['problems']): string[] {
  const texts = [...new Set(problems.map(({ text }) => text))];
  return texts.map((text) => {
    const rows = problems.filter((problem) => problem.text === text).map(({ row }) => row);
    return `${rows.length === 1 ? 'Zeile' : 'Zeilen'} ${rangesOf(rows).join(', ')}: ${text}`;
  });
}

/** Ascending numbers with those that follow each other taken together. */
function rangesOf(rows: readonly number[]): string[] {
  const starts = rows.filter((row, place) => row - 1 !== rows[place - 1]);
  return starts.map((start, place) => {
    const next = starts[place + 1];
    const end = rows.findLast((row) => next === undefined || row < next) ?? start;
    return start === end ? String(start) : `${start}–${end}`;
  });
}
