import type { LeagueTableRow } from '@portal/api/contract';

/** A table that was understood, or why not, in German; `skipped` are lines that are no rows of it. */
type ReadTable = { rows: LeagueTableRow[]; skipped: string[] } | { fault: string };

type Column =
  | 'place'
  | 'club'
  | 'played'
  | 'won'
  | 'drawn'
  | 'lost'
  | 'goals'
  | 'goalsFor'
  | 'goalsAgainst'
  | 'diff'
  | 'points';

/** What columns are called, folded to lower case without full stops; the short ones are those of spreadsheets. */
const NAMES: Readonly<Record<string, Column>> = Object.fromEntries(
  (
    [
      ['place', 'platz pl rang # nr pos position tabellenplatz'],
      ['club', 'mannschaft team verein club name'],
      ['played', 'spiele sp spiel games'],
      ['won', 'siege sieg s g gew gewonnen'],
      ['drawn', 'unentschieden u unent remis'],
      ['lost', 'niederlagen niederlage n v verl verloren'],
      ['goals', 'torverhältnis tore tv'],
      ['goalsFor', 'tore+ t+ geschossen'],
      ['goalsAgainst', 'gegentore tore- t- gt'],
      ['diff', 'tordifferenz diff differenz td +/-'],
      ['points', 'punkte pkt p pkte'],
    ] as const
  ).flatMap(([column, names]) => names.split(' ').map((name) => [name, column] as const)),
);

/** The columns of a row without a head, by how many there are besides place and club. */
const ORDERS: Readonly<Record<number, readonly Column[]>> = {
  2: ['played', 'points'],
  3: ['played', 'diff', 'points'],
  4: ['played', 'goals', 'diff', 'points'],
  6: ['played', 'won', 'drawn', 'lost', 'goals', 'points'],
  7: ['played', 'won', 'drawn', 'lost', 'goals', 'diff', 'points'],
  8: ['played', 'won', 'drawn', 'lost', 'goalsFor', 'goalsAgainst', 'diff', 'points'],
};

const LONGEST = 50_000;
const MOST_ROWS = 40;
const MOST_NAME = 80;
/** fussball.de writes some numbers in signs of a font of its own. */
const HIDDEN_SIGNS = /[\uE000-\uF8FF]/;
const PLACE = /^\d{1,2}\.?$/;
const NUMBER = /^[+\-−–]?\d{1,4}$/;
const GOALS = /^(\d{1,4})\s*[:\-–]\s*(\d{1,4})$/;

/**
 * Reads a league table from what was copied from a spreadsheet or a page, or from a CSV file. `isOwn` tells the club's own team by
 * its name.
 */
export function readTable(text: string, isOwn: (club: string) => boolean): ReadTable {
  if (text.length > LONGEST) return { fault: 'Das ist zu lang für eine Tabelle.' };
  if (HIDDEN_SIGNS.test(text))
    return {
      fault: 'fussball.de verschlüsselt in dieser Ansicht die Zahlen. Bitte abtippen oder dort ein Widget anlegen.',
    };
  const lines = cellsOf(text);
  const head = lines.find((cells) => cells.filter((cell) => columnOf(cell)).length >= 3);
  const columns = head?.map(columnOf);
  const rows: LeagueTableRow[] = [];
  const skipped: string[] = [];
  for (const cells of lines) {
    if (cells === head) continue;
    const row = columns ? rowBy(columns, cells) : rowWithoutHead(cells);
    if (row) rows.push({ ...row, isOwn: isOwn(row.club) });
    else skipped.push(cells.filter(Boolean).join(' '));
  }
  if (rows.length === 0)
    return { fault: 'Darin ist keine Tabelle zu erkennen. Gebraucht werden je Zeile Mannschaft, Spiele und Punkte.' };
  if (rows.length > MOST_ROWS) return { fault: `Eine Tabelle hat hier höchstens ${MOST_ROWS} Zeilen.` };
  return { rows, skipped };
}

type Row = Omit<LeagueTableRow, 'isOwn'>;

/** The lines of a text as cells: between tabs, semicolons or wide gaps; a column of single cells is put into rows again. */
function cellsOf(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const separator = ['\t', ';'].find((sign) => lines.some((line) => line.split(sign).length > 2));
  const split = lines
    .map((line) => (separator ? unquoted(line, separator) : line.trim().split(/\s{2,}|\t/)))
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()))
    .filter((cells) => cells.some(Boolean));
  return split.some((cells) => cells.length > 2) ? split : stacked(split.flat());
}

/** Pages are sometimes copied with each cell in a line of its own: a place begins the next row. */
function stacked(cells: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const cell of cells) {
    const last = rows.at(-1);
    const isNext = /^\d{1,2}\.$/.test(cell) && (last === undefined || last.length > 3);
    if (isNext) rows.push([cell]);
    else last?.push(cell);
  }
  return rows;
}

/** The cells of a line of CSV; quotes around a cell are dropped, doubled ones within are one. */
function unquoted(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}

function columnOf(cell: string): Column | undefined {
  return NAMES[cell.toLocaleLowerCase('de-DE').replaceAll('.', '').trim()];
}

function rowBy(columns: readonly (Column | undefined)[], cells: readonly string[]): Row | undefined {
  const named = new Map<Column, string>();
  for (const [index, column] of columns.entries())
    if (column && !named.has(column)) named.set(column, cells[index] ?? '');
  return toRow(named);
}

/** By what the cells look like: an optional place, the club, then only numbers. */
function rowWithoutHead(cells: readonly string[]): Row | undefined {
  const filled = cells.filter(Boolean);
  const from = filled.findIndex((cell) => !PLACE.test(cell) && !NUMBER.test(cell) && !GOALS.test(cell));
  if (from < 0) return undefined;
  const numbers = filled.slice(from + 1);
  const order = ORDERS[numbers.length];
  if (!order || !numbers.every((cell) => NUMBER.test(cell) || GOALS.test(cell))) return undefined;
  const entries = order.map((column, index) => [column, numbers[index] ?? ''] as const);
  return toRow(new Map<Column, string>([['club', filled[from] ?? ''], ...entries]));
}

function toRow(cells: ReadonlyMap<Column, string>): Row | undefined {
  const number = (column: Column): number | null => {
    const cell = cells.get(column) ?? '';
    return NUMBER.test(cell) ? Number(cell.replace(/[−–]/, '-')) : null;
  };
  const [, goalsFor, goalsAgainst] = GOALS.exec(cells.get('goals') ?? '') ?? [];
  const club = (cells.get('club') ?? '').slice(0, MOST_NAME);
  const [played, points] = [number('played'), number('points')];
  if (!club || played === null || points === null) return undefined;
  return {
    club,
    played,
    won: number('won'),
    drawn: number('drawn'),
    lost: number('lost'),
    goalsFor: goalsFor ? Number(goalsFor) : number('goalsFor'),
    goalsAgainst: goalsAgainst ? Number(goalsAgainst) : number('goalsAgainst'),
    points,
  };
}

/** A file's text, by its marks: UTF-8 and UTF-16 as they say, else what German spreadsheets write. */
export function decodeTable(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
