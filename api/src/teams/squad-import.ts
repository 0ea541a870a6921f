import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  isOneWord,
  squadRule,
  SquadImport,
  youngName,
  type EditableTeam,
  type SquadMember,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';
import { chooseColumns, describeColumns, isCalled, type ChosenColumns } from '../imports/choose-columns.ts';
import { importRoutes, type ImportPlan } from '../imports/import-routes.ts';
import { findKnownRows, rowsAsTheyAre } from '../imports/import-runs.ts';
import { mergeThreeWays, type Merged, type Values } from '../imports/merge.ts';
import { readTable, type Table } from '../imports/read-table.ts';
import { reportOf, type PlannedRow } from '../imports/report.ts';
import { fold, foldWords } from '../rich-text/fold.ts';
import { createTeamsRepository } from './teams.repository.ts';

const SURNAME = ['nachname', 'familienname'];
const WORDS = {
  name: ['name', ...SURNAME, 'spieler', 'spielername', 'vorundnachname'],
  firstName: ['vorname'],
  number: ['nummer', 'nr', 'rückennummer', 'trikotnummer', 'rückennr'],
  position: ['position', 'pos', 'mannschaftsteil'],
} as const;

type Columns = ChosenColumns<keyof typeof WORDS>;

/** The words of lists, and the one that squads are grouped by here. */
const POSITIONS: Readonly<Record<string, string>> = {
  tw: 'Tor',
  torwart: 'Tor',
  torhueter: 'Tor',
  torfrau: 'Tor',
  verteidiger: 'Abwehr',
  verteidigung: 'Abwehr',
  ab: 'Abwehr',
  mf: 'Mittelfeld',
  sturm: 'Angriff',
  stuermer: 'Angriff',
  an: 'Angriff',
};
const NO_POSITION = 'Kader';
const MOST = { players: 60, name: 80, position: 40, number: 99 };

/** The squad of a team from a table. Players whom it does not list are kept. */
export const squadImportRoutes: FastifyPluginAsyncTypebox = async (app) =>
  importRoutes(app, {
    kind: 'squad',
    table: 'teams',
    body: SquadImport,
    read: ({ file }) => ({ title: file.name, table: readTable(file) }),
    plan: (db, { table }, body) => planSquad(db, table, body),
  });

async function planSquad(
  db: Database,
  table: Table,
  { teamId, columns, choices = [] }: SquadImport,
): Promise<ImportPlan> {
  const chosen = chooseColumns(table, WORDS, columns);
  const team = await createTeamsRepository(db).find(teamId);
  const known = (await findKnownRows(db, 'squad')).get(teamId)?.taken;
  const { isYoung } = squadRule(team);
  const { players, problems } = readPlayers(table, chosen, { squad: team.squad, known, isYoung });
  const mine = valuesOf(team.squad);
  const theirs = valuesOf(players);
  const merged = mergeThreeWays(known, { ...nobody(theirs), ...mine }, theirs);
  const rows = players.map((player): PlannedRow => {
    const key = keyOf(player);
    const state = stateOf(key, merged, mine);
    const [before, after] = [mine[key] ?? '–', theirs[key] ?? '–'].map(String);
    const changes =
      before && after && key in mine && before !== after ? [{ field: 'Nummer und Position', before, after }] : [];
    return { key, state, title: player.name ?? '', changes, version: team.version };
  });
  const squadWith = (wanted: ReadonlySet<string>) => [
    ...team.squad.map((player) =>
      wanted.has(keyOf(player)) ? { ...player, ...findPlayer(players, player), name: player.name } : player,
    ),
    ...players.filter((player) => wanted.has(keyOf(player)) && !(keyOf(player) in mine)),
  ];
  const possible = new Set([...merged.take, ...merged.ask]);
  const added = players.filter((player) => possible.has(keyOf(player)) && !(keyOf(player) in mine));
  const warnings = [...sharedNumbers(squadWith(possible), possible), ...(isYoung ? shownNames(added) : [])];
  const report = reportOf({
    rows,
    problems,
    columns: describeColumns(table),
    chosen,
    ...(warnings.length > 0 && { warnings }),
  });

  return {
    report,
    async write(editor) {
      const answers = new Map(choices.map(({ key, take }) => [key, take]));
      const wanted = new Set([...merged.take, ...merged.ask.filter((key) => answers.get(key) === 'file')]);
      const squad = squadWith(wanted);
      if (squad.length > MOST.players)
        throw new AppError(
          422,
          'invalid_import',
          `Ein Kader hat höchstens ${MOST.players} Spieler, dieser hätte ${squad.length}.`,
        );
      const open = merged.ask.filter((key) => !answers.has(key));
      const read = Object.entries(theirs).filter(([key]) => !open.includes(key));
      // Players of earlier files are still known.
      const taken = { ...known, ...Object.fromEntries(read) };
      if (wanted.size === 0) return [{ key: teamId, rowId: teamId, taken }];
      const before = (await rowsAsTheyAre(db, 'teams', [team])).get(teamId) ?? null;
      await createTeamsRepository(db).update(teamId, { squad, version: team.version }, editor);
      const added = [...wanted].filter((key) => !(key in mine)).length;
      return [{ key: teamId, rowId: teamId, taken, before, counts: { added, changed: wanted.size - added } }];
    },
  };
}

function stateOf(key: string, { take, keep, ask }: Merged, mine: Values): PlannedRow['state'] {
  if (ask.includes(key)) return 'conflict';
  if (take.includes(key)) return key in mine ? 'changed' : 'new';
  return keep.includes(key) ? 'kept' : 'same';
}

type Before = { squad: readonly SquadMember[]; known: Values | undefined; isYoung: boolean };

/**
 * A field without a column keeps its value in the squad, or, for players deleted here, the value that was last read.
 */
function readPlayers(table: Table, columns: Columns, { squad, known = {}, isYoung }: Before) {
  const present = new Map(squad.map((player) => [keyOf(player), player]));
  const findBefore = (name: string) => {
    const key = keyOf({ name, number: null, position: '' });
    return present.get(key) ?? fromValue(known[key]);
  };
  const players = new Map<string, SquadMember>();
  // Where first names have a column, or this one says that they are not in it, a word alone is a surname.
  const isSurname = columns.firstName !== null || isCalled(table.header[columns.name ?? -1] ?? '', SURNAME);
  const problems: { row: number; text: string }[] = [];
  for (const { number: row, cells } of table.rows) {
    const cell = (field: keyof Columns) => cells[columns[field] ?? -1] ?? '';
    const name = [cell('firstName'), cell('name')].filter(Boolean).join(' ');
    const before = findBefore(name);
    const typed = cell('number') === '' ? null : Number(cell('number'));
    const number = columns.number === null ? (before?.number ?? null) : typed;
    const named = POSITIONS[fold(cell('position'))] ?? (cell('position') || NO_POSITION);
    const position = columns.position === null ? (before?.position ?? NO_POSITION) : named;
    if (name === '') problems.push({ row, text: 'Der Name fehlt.' });
    else if (isYoung && isSurname && cell('firstName') === '' && isOneWord(name))
      problems.push({
        row,
        text: `Bei „${name.slice(0, MOST.name)}“ fehlt der Vorname: So stünde der Nachname ganz auf der Seite.`,
      });
    else if (name.length > MOST.name) problems.push({ row, text: `Der Name hat mehr als ${MOST.name} Zeichen.` });
    else if (position.length > MOST.position)
      problems.push({ row, text: `Die Position hat mehr als ${MOST.position} Zeichen.` });
    else if (number !== null && !(Number.isInteger(number) && number >= 1 && number <= MOST.number))
      problems.push({ row, text: `„${cell('number').slice(0, 20)}“ ist keine Rückennummer von 1 bis ${MOST.number}.` });
    else if (players.has(nameKey(name))) problems.push({ row, text: `„${name}“ steht schon weiter oben.` });
    else players.set(nameKey(name), { name, number, position });
  }
  return { players: [...players.values()], problems };
}

/** Numbers that would occur twice in the squad: often a typo, but teams do share numbers. */
function sharedNumbers(squad: readonly SquadMember[], taken: ReadonlySet<string>): string[] {
  // Such a squad is refused, and its report is not to name everybody in it.
  if (squad.length > MOST.players) return [];
  const numbers = [...new Set(squad.map(({ number }) => number))].sort((one, other) => Number(one) - Number(other));
  return numbers.flatMap((number) => {
    const sharing = squad.filter((player) => number !== null && player.number === number);
    if (sharing.length < 2 || !sharing.some((player) => taken.has(keyOf(player)))) return [];
    const names = new Intl.ListFormat('de').format(sharing.map(({ name }) => name ?? 'ein Spieler ohne Namen'));
    return [`Die Rückennummer ${number} haben ${names}.`];
  });
}

/** Only a person can tell which word is the first name. */
function shownNames(players: readonly SquadMember[]): string[] {
  const names = players.slice(0, MOST.players).flatMap(({ name }) => (name ? [youngName(name)] : []));
  if (names.length === 0) return [];
  const list = new Intl.ListFormat('de').format(names);
  return [`Von jungen Spielern steht nur der Vorname mit einem Buchstaben auf der Seite, hier: ${list}`];
}

/** Players are told apart by their name alone. No name is kept of those who were in a file once. */
function keyOf({ name }: SquadMember): string {
  return createHash('sha256')
    .update(nameKey(name ?? ''))
    .digest('base64url')
    .slice(0, 22);
}

/** „Muster, Max“ and „Max Muster“ are one: lists have either. */
function nameKey(name: string): string {
  const [family = '', given, ...others] = name.split(',');
  return foldWords(given === undefined || others.length > 0 ? name : `${given} ${family}`);
}

function valuesOf(squad: EditableTeam['squad']): Values {
  const named = squad.filter(({ name }) => name !== null);
  return Object.fromEntries(
    named.map((player) => [keyOf(player), [player.number, player.position].filter((part) => part !== null).join(', ')]),
  );
}

/** What {@link valuesOf} has made of somebody. */
function fromValue(value: Values[string] | undefined): Omit<SquadMember, 'name'> | undefined {
  const text = typeof value === 'string' ? value : '';
  const [number] = /^[0-9]{1,9}(?=, )/.exec(text) ?? [];
  const position = number === undefined ? text : text.slice(`${number}, `.length);
  return position ? { number: number === undefined ? null : Number(number), position } : undefined;
}

function nobody(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((key) => [key, null]));
}

function findPlayer(players: readonly SquadMember[], player: SquadMember): SquadMember | undefined {
  return players.find((other) => keyOf(other) === keyOf(player));
}
