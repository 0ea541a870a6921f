import { parse } from 'csv-parse/sync';
import { IMPORT_LIMITS, toPlainLine, type ImportFile } from '../contract/index.ts';
import { cutText } from './cut-text.ts';
import { unreadable } from './import-errors.ts';
import { bytesOf, readText } from './read-text.ts';

/** A table: its first row, and the others with the numbers that a spreadsheet shows beside them. */
export type Table = { header: string[]; rows: { number: number; cells: string[] }[] };

const MOST_COLUMNS = 200;
const MOST_LETTERS = 10_000;
/** The line in which spreadsheets name the separator of the cells; they never show it. */
const SEPARATOR_LINE = /^sep=.\r?\n/i;
const SEPARATORS = ['\t', ';', ','] as const;

/** Rows of cells, by tabs, semicolons or commas. Throws 422 if it is no table, or too large. */
export function readTable(file: ImportFile): Table {
  const text = readText(bytesOf(file)).replace(SEPARATOR_LINE, '');
  const [header = [], ...others] = parseRows(text);
  if (header.length < 2 && others.every(({ length }) => length < 2))
    throw unreadable('Das ist keine Tabelle mit Spalten. Bitte als CSV speichern.');
  if (others.length === 0) throw unreadable('Unter der ersten Zeile steht nichts.');
  const rows = others
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { header, rows };
}

function parseRows(text: string): string[][] {
  try {
    const rows = parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      // A name such as Kevin „Kev“ Muster stands in exports unescaped.
      relax_quotes: true,
      trim: true,
      max_record_size: 100_000,
      to: IMPORT_LIMITS.rows + 2,
    });
    if (rows.length > IMPORT_LIMITS.rows + 1) throw unreadable('Die Datei hat mehr als 20.000 Zeilen.');
    if (rows.some(({ length }) => length > MOST_COLUMNS)) throw unreadable('Die Datei hat mehr als 200 Spalten.');
    // The parser's `cast` would pass each cell's position along, which took most of the time.
    return rows.map((cells) => cells.map(readCell));
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw unreadable('Die Tabelle lässt sich nicht lesen. Bitte noch einmal als CSV speichern.');
  }
}

/** The separator that divides the first line most often, outside of quotes. */
function separatorOf(text: string): string {
  const [line = ''] = text.slice(0, MOST_LETTERS).split(/[\r\n]/, 1);
  const bare = line
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('');
  const counts = SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).separator;
}

/** Control characters, and the apostrophe that spreadsheets put before a text that would otherwise be a formula. */
const ODD = /^'|[\p{Cc}\u2028\u2029]/u;

/** One line of text; it is never a formula here. */
function readCell(cell: string): string {
  const text = cutText(cell, MOST_LETTERS);
  if (!ODD.test(text)) return text;
  const plain = toPlainLine(text);
  return /^'[=+\-@]/.test(plain) ? plain.slice(1) : plain;
}
