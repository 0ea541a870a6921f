import type { ImportReport } from '../contract/index.ts';
import type { Table } from './read-table.ts';

/** The fields of a table that are read, each with the words by which its column is usually called. */
export type ColumnWords<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** Where each field stands; null: nowhere. */
export type ChosenColumns<Field extends string> = Record<Field, number | null>;

const SAMPLES = 3;
const SAMPLE_LETTERS = 60;

/** The columns that an editor has named; for the others, those with a usual heading. */
export function chooseColumns<Field extends string>(
  { header }: Table,
  words: ColumnWords<Field>,
  named: Partial<Record<Field, number | null | undefined>> = {},
): ChosenColumns<Field> {
  const fields = Object.keys(words) as Field[];
  const places = fields.map((field): [Field, number | null] => {
    const called = header.findIndex((name) => isCalled(name, words[field]));
    const chosen = named[field];
    return [field, chosen === undefined ? (called < 0 ? null : called) : chosen];
  });
  return Object.fromEntries(places) as ChosenColumns<Field>;
}

/** Whether a column with this heading is usually called by one of the words. */
export function isCalled(heading: string, words: readonly string[]): boolean {
  return words.includes(heading.toLocaleLowerCase('de-DE').replaceAll(/[^a-zäöüß]/g, ''));
}

/** The contents of the columns, for the editor who chooses among them. */
export function describeColumns({ header, rows }: Table): NonNullable<ImportReport['columns']> {
  return header.map((name, place) => ({
    name,
    samples: rows
      .map(({ cells }) => cells[place] ?? '')
      .filter(Boolean)
      .slice(0, SAMPLES)
      .map((cell) => cell.slice(0, SAMPLE_LETTERS)),
  }));
}
