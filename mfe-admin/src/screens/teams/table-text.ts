import { LONGEST_TABLE_CLUB, MOST_TABLE_ROWS, type LeagueTableRow } from '@portal/api/contract';

/** A table that was understood, or the error in German; `skipped` are lines that are no rows of it. */
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

/** The names of columns, in lower case without full stops and blanks; the short ones are those of spreadsheets. */
const NAMES: Readonly<Record<string, Column>> = Object.fromEntries(
  (
    [
      ['place', 'platz pl rang # nr pos position tabellenplatz'],
      ['club', 'mannschaft team verein club name'],
      ['played', 'spiele sp spiel games'],
      ['won', 'siege sieg s g gew gewonnen'],
      ['drawn', 'unentschieden u unent remis'],
      ['lost', 'niederlagen niederlage n v verl verloren'],
      ['goals', 'torverhältnis torverh torv tore tv t'],
      ['goalsFor', 'tore+ t+ geschossen'],
      ['goalsAgainst', 'gegentore gegent gt tore- tore− tore– t- t− t–'],
      ['diff', 'tordifferenz tordiff diff differenz td +/- +/−'],
      ['points', 'punkte pkt p pkte'],
    ] as const
  ).flatMap(([column, names]) => names.split(' ').map((name) => [name, column] as const)),
);

/** The possible columns of a row without a head, besides place and club; of two that fit, the first that adds up. */
const ORDERS: readonly (readonly Column[])[] = [
  ['played', 'points'],
  ['played', 'goals', 'points'],
  ['played', 'diff', 'points'],
  ['played', 'goals', 'diff', 'points'],
  ['played', 'goalsFor', 'goalsAgainst', 'points'],
  ['played', 'won', 'drawn', 'lost', 'points'],
  ['played', 'goalsFor', 'goalsAgainst', 'diff', 'points'],
  ['played', 'won', 'drawn', 'lost', 'goals', 'points'],
  ['played', 'won', 'drawn', 'lost', 'diff', 'points'],
  ['played', 'won', 'drawn', 'lost', 'goals', 'diff', 'points'],
  ['played', 'won', 'drawn', 'lost', 'goalsFor', 'goalsAgainst', 'points'],
  ['played', 'won', 'drawn', 'lost', 'goalsFor', 'goalsAgainst', 'diff', 'points'],
] as const;

const LONGEST = 50_000;
/** fussball.de writes some numbers in signs of a font of its own. */
const HIDDEN_SIGNS = /[\uE000-\uF8FF]/;
const LINE_END = /\r\n?|\n/;
const PLACE = /^\d{1,2}\.?$/;
const NUMBER = /^[+\-−–]?\d{1,4}$/;
/** `45:12`, `45 - 12`; spreadsheets take that for a time and write `45:12:00`. */
const GOALS = /^(\d{1,4})\s*[:∶\-–]\s*(\d{1,4})(?::00)?$/;
/** Between goals for and against, if it has a cell of its own. */
const COLON = /^[:∶]$/;

/**
 * Reads a league table copied from a spreadsheet or a page, or from a CSV file. `isOwn` tells the club's own team by
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
    // A page may have fewer heads than columns, so that the names are not above their columns.
    const row = (columns && rowBy(columns, cells)) ?? rowWithoutHead(cells);
    if (row) rows.push({ ...row, isOwn: isOwn(row.club) });
    else skipped.push(cells.filter(Boolean).join(' '));
  }
  if (rows.length === 0 && linesOf(text).some((line) => isSpaced(spacedLine(line))))
    return {
      fault:
        'Zwischen den Spalten steht nur ein Leerzeichen. So ist nicht sicher, wo der Name der Mannschaft endet. Kopiere die Kopfzeile mit („Platz Mannschaft Spiele … Punkte“), setz ein Semikolon zwischen die Spalten oder füll die Zeilen unten aus.',
    };
  if (rows.length === 0)
    return { fault: 'Darin ist keine Tabelle zu erkennen. Gebraucht werden je Zeile Mannschaft, Spiele und Punkte.' };
  if (rows.length > MOST_TABLE_ROWS) return { fault: `Eine Tabelle hat hier höchstens ${MOST_TABLE_ROWS} Zeilen.` };
  return { rows, skipped };
}

type Row = Omit<LeagueTableRow, 'isOwn'>;

/**
 * The lines of a text as cells: between tabs, semicolons or wide gaps; if no line has both a name and numbers, cells
 * are put into rows again.
 */
function cellsOf(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').split(LINE_END);
  const separator = ['\t', ';'].find((sign) => lines.some((line) => line.split(sign).length > 2));
  const split = lines
    .map((line) => (separator ? unquoted(line, separator) : line.trim().split(/\s{2,}|\t/)))
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()))
    .map((cells) => cells.slice(0, cells.findLastIndex(Boolean) + 1))
    .filter((cells) => cells.length > 0);
  const hasRows = split.some(
    (cells) => cells.length > 2 && cells.some(isName) && cells.some((cell) => NUMBER.test(cell)),
  );
  return hasRows ? split : (spaced(split.map((cells) => cells.join(' '))) ?? stacked(split.flat()));
}

function linesOf(text: string): string[] {
  return text.split(LINE_END).map((line) => line.trim().replaceAll(/\s+/g, ' '));
}

/** A line whose columns are separated by single blanks, from its end: the numbers, and the words before them. */
type Spaced = { words: string[]; numbers: string[] };

function spacedLine(line: string): Spaced {
  const words = line.replaceAll(/(\d) ?([:∶]) ?(?=\d)/g, '$1$2').split(' ');
  const from = words.findLastIndex((word) => !NUMBER.test(word) && !GOALS.test(word)) + 1;
  return { words, numbers: words.slice(from) };
}

/** Whether a line begins with a name and ends with numbers, so that only its columns are in doubt. */
function isSpaced({ words, numbers }: Spaced): boolean {
  return numbers.length > 1 && numbers.length < words.length && hasLetter(words.slice(0, -numbers.length));
}

function hasLetter(words: readonly string[]): boolean {
  return words.some((word) => /\p{L}/u.test(word));
}

/**
 * Lines with single blanks between columns as cells. Names may end with numbers: a head tells the number of columns, or
 * sums or goals that fit in every line prove it. Undefined if neither does.
 */
function spaced(lines: readonly string[]): string[][] | undefined {
  const split = lines.map(spacedLine);
  const rows = split.filter(isSpaced);
  const head = split.find(({ words }) => isSpacedHead(words.map(columnOf)))?.words;
  const named = head && head.length - head.findIndex((word) => columnOf(word) === 'club') - 1;
  const count = named ?? ORDERS.map(({ length }) => length).findLast((length) => rows.every(isProvenBy(length)));
  if (rows.length === 0 || !count || rows.some(({ numbers }) => numbers.length < count)) return undefined;
  const places = rows.map(({ words: [first = ''] }) => (PLACE.test(first) ? Number.parseInt(first, 10) : Number.NaN));
  const hasPlaces = head
    ? columnOf(head[0] ?? '') === 'place'
    : places.every((place, index) => place >= (places[index - 1] ?? 1));
  const cellsIn = ({ words }: Spaced) => {
    const name = words.slice(hasPlaces ? 1 : 0, -count).join(' ');
    return [...(hasPlaces ? words.slice(0, 1) : []), name, ...words.slice(-count)];
  };
  return split.map((line) => (isSpaced(line) ? cellsIn(line) : line.words === head ? head : [line.words.join(' ')]));
}

/** Nothing but names of columns, the club's before those of numbers. */
function isSpacedHead(columns: readonly (Column | undefined)[]): boolean {
  const club = columns.indexOf('club');
  const isBegin = club === 0 || (club === 1 && columns[0] === 'place');
  return isBegin && columns.every(Boolean) && columns.includes('played') && columns.includes('points');
}

/** Whether the last cells of a line, so many, are columns that prove themselves: chance does not make sums fit. */
function isProvenBy(length: number): (line: Spaced) => boolean {
  const orders = ORDERS.filter(
    (order) =>
      order.length === length &&
      (order.includes('won') || order.includes('goals') || (order.includes('goalsFor') && order.includes('diff'))),
  );
  return ({ numbers }) => {
    const cells = numbers.slice(-length);
    return orders.some((order) => isInOrder(cells, order) && addsUp(asNamed(order, cells)));
  };
}

/** Pages are sometimes copied with each cell, or only each club, in a line of its own: a place begins the next row. */
function stacked(cells: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (const [index, cell] of cells.entries()) {
    const last = rows.at(-1);
    const isNext = PLACE.test(cell) && isName(cells[index + 1]) && (last === undefined || last.length > 3);
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
  return NAMES[cell.toLocaleLowerCase('de-DE').replaceAll(/[.\s]/g, '')];
}

function rowBy(columns: readonly (Column | undefined)[], cells: readonly string[]): Row | undefined {
  const named = new Map<Column, string>();
  for (const [index, column] of withGoals(columns, cells).entries())
    if (column && !named.has(column)) named.set(column, cells[index] ?? '');
  return isName(named.get('club')) ? toRow(named) : undefined;
}

/** The columns of these cells: below one head of goals may stand two numbers, with a colon between them or without. */
function withGoals(
  columns: readonly (Column | undefined)[],
  cells: readonly string[],
): readonly (Column | undefined)[] {
  const at = columns.indexOf('goals');
  if (at < 0 || !NUMBER.test(cells[at] ?? '')) return columns;
  if (columns.includes('goalsAgainst')) return columns.with(at, 'goalsFor');
  const further = COLON.test(cells[at + 1] ?? '') ? 2 : 1;
  const hasBlankHeads = columns.slice(at + 1, at + 1 + further).every((column) => column === undefined);
  const taken = hasBlankHeads ? 1 + further : 1;
  if (!hasBlankHeads && cells.length !== columns.length + further) return columns;
  const both =
    further === 2 ? (['goalsFor', undefined, 'goalsAgainst'] as const) : (['goalsFor', 'goalsAgainst'] as const);
  return columns.toSpliced(at, taken, ...both);
}

function isName(cell: string | undefined): boolean {
  return Boolean(cell) && ![PLACE, NUMBER, GOALS, COLON].some((form) => form.test(cell ?? ''));
}

/** Reads a row by what its cells look like: an optional place, the club, then only numbers. */
function rowWithoutHead(cells: readonly string[]): Row | undefined {
  const filled = cells.filter(Boolean);
  const from = filled.findIndex(isName);
  if (from < 0) return undefined;
  const numbers = filled.slice(from + 1).filter((cell) => !COLON.test(cell));
  const named = ORDERS.filter((order) => isInOrder(numbers, order)).map((order) => asNamed(order, numbers));
  const meant = named.find(addsUp) ?? named[0];
  return meant && toRow(meant.set('club', filled[from] ?? ''));
}

function asNamed(order: readonly Column[], numbers: readonly string[]): Map<Column, string> {
  return new Map(order.map((column, index) => [column, numbers[index] ?? '']));
}

function isInOrder(numbers: readonly string[], order: readonly Column[]): boolean {
  const isOf = (column: Column, cell = '') => (column === 'goals' ? GOALS : NUMBER).test(cell);
  return order.length === numbers.length && order.every((column, index) => isOf(column, numbers[index]));
}

/** Whether outcomes make up the matches and goals the difference, as far as they are there. */
function addsUp(cells: ReadonlyMap<Column, string>): boolean {
  const sum = (...columns: Column[]) => columns.reduce((total, column) => total + (numberIn(cells, column) ?? 0), 0);
  const areOutcomes = !cells.has('won') || sum('won', 'drawn', 'lost') === sum('played');
  const [, scored, conceded] = GOALS.exec(cells.get('goals') ?? '') ?? [];
  const goals = scored ? Number(scored) - Number(conceded) : sum('goalsFor') - sum('goalsAgainst');
  const hasGoals = Boolean(scored) || cells.has('goalsFor');
  const isDifference = !hasGoals || !cells.has('diff') || goals === sum('diff');
  return areOutcomes && isDifference;
}

function numberIn(cells: ReadonlyMap<Column, string>, column: Column): number | null {
  const cell = cells.get(column) ?? '';
  return NUMBER.test(cell) ? Number(cell.replace(/[−–]/, '-')) : null;
}

function toRow(cells: ReadonlyMap<Column, string>): Row | undefined {
  const number = (column: Column) => numberIn(cells, column);
  const [, goalsFor, goalsAgainst] = GOALS.exec(cells.get('goals') ?? '') ?? [];
  const club = (cells.get('club') ?? '').slice(0, LONGEST_TABLE_CLUB);
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
