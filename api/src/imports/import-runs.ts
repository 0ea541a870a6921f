import type { ImportKind, ImportRun, ImportUndone } from '../contract/index.ts';
import { kinds } from '../content/kinds.ts';
import type { Database } from '../database/connect.ts';
import { nextVersion, type Editor } from '../editing/versions.ts';
import { conflict, notFound } from '../errors.ts';
import { changedSinceReport } from './import-errors.ts';
import type { Values } from './merge.ts';

/** A row of a file that an import has read: where it is here, and what the file said of it. */
export type TakenRow = {
  key: string;
  rowId: string;
  /** Its table, if not that of most of the import. */
  table?: string;
  taken: Values;
  /** The row as it was, null for one that was added; undefined where nothing was written. */
  before?: object | null;
  /** What was written of a row that holds many, such as a team its squad. */
  counts?: { added: number; changed: number };
};

/** A row as the last import that was not undone has read it. */
export type KnownRow = { rowId: string; taken: Values };

type Run = { kind: ImportKind; title: string; table: string; editor: Editor };

const MOST_LISTED = 50;
const DAYS_TO_UNDO = 30;
const CHUNK = 500;
/** One import at a time: two at once would add everything twice. */
const LOCK = 731_310;

/** The settings are one row, which has no id and cannot be deleted; imports know it by this one. */
export const SETTINGS_ID = '00000000-0000-4000-8000-000000000000';
const isSettings = (table: string) => table === 'settings';

function rowsById(trx: Database, table: string, ids: readonly string[]) {
  return isSettings(table) ? trx(table) : trx(table).whereIn('id', ids);
}

/** … without those in the bin. */
function keptById(trx: Database, table: string, ids: readonly string[]) {
  const rows = rowsById(trx, table, ids);
  return isSettings(table) ? rows : rows.whereNull('deleted_at');
}

/** In SQL: the id of a row. */
function idOf(trx: Database, table: string) {
  return isSettings(table) ? trx.raw('CAST(? AS uuid) AS id', [SETTINGS_ID]) : trx.raw('id');
}

/** Begins an import: until `trx` ends no other one writes. */
export async function lockImports(trx: Database): Promise<void> {
  await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
}

/** The rows that earlier imports of a kind have read, by key. */
export async function findKnownRows(db: Database, kind: ImportKind): Promise<Map<string, KnownRow>> {
  const rows = await db('imported_rows')
    .where({ kind, undone: false })
    .distinctOn('key')
    .orderBy([{ column: 'key' }, { column: 'id', order: 'desc' }])
    .select<{ key: string; row_id: string; taken: Values }[]>('key', 'row_id', 'taken');
  return new Map(rows.map(({ key, row_id, taken }) => [key, { rowId: row_id, taken }]));
}

/**
 * Rows as they are, by id, to be kept for undoing; locked until `trx` ends. Throws 409 when one of them was changed or
 * deleted since the import was planned: an edit that was saved meanwhile would be lost.
 */
export async function rowsAsTheyAre(
  trx: Database,
  table: string,
  planned: readonly { id: string; version: number }[],
): Promise<Map<string, object>> {
  const ids = planned.map(({ id }) => id);
  const rows = await keptById(trx, table, ids)
    .orderBy('id')
    .forUpdate()
    .select<{ id: string; version: number; row: object }[]>(
      idOf(trx, table),
      'version',
      trx.raw('to_jsonb(??.*) AS row', [table]),
    );
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  if (planned.some(({ id, version }) => versions.get(id) !== version)) throw changedSinceReport();
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/** Notes what an import has read and written. Returns its id. */
export async function noteRun(trx: Database, run: Run, rows: readonly TakenRow[]): Promise<string> {
  const { kind, title, table, editor } = run;
  const counts = rows.map(countsOf);
  const [stored] = await trx('import_runs')
    .insert({
      kind,
      title,
      added: counts.reduce((sum, { added }) => sum + added, 0),
      changed: counts.reduce((sum, { changed }) => sum + changed, 0),
      created_by: editor?.id ?? null,
    })
    .returning<{ id: string }[]>('id');
  const runId = stored?.id ?? '';
  const after = await rowsAfter(
    trx,
    rows.map((row) => ({ table, ...row })),
  );
  const columns = rows.map(({ key, rowId, taken, before, table: place = table }) => ({
    run_id: runId,
    kind,
    key,
    table_name: place,
    row_id: rowId,
    taken: JSON.stringify(taken),
    before: before ? JSON.stringify(changedColumns(before, after.get(rowId))) : null,
    version: before === undefined ? null : (after.get(rowId)?.version ?? null),
  }));
  for (let from = 0; from < columns.length; from += CHUNK)
    await trx('imported_rows').insert(columns.slice(from, from + CHUNK));
  return runId;
}

function countsOf({ before, counts }: TakenRow): NonNullable<TakenRow['counts']> {
  return counts ?? { added: Number(before === null), changed: Number(Boolean(before)) };
}

type StoredRow = Readonly<Record<string, unknown>> & { version: number };

/** The written rows as they are now, by id. */
async function rowsAfter(
  trx: Database,
  rows: readonly (TakenRow & { table: string })[],
): Promise<Map<string, StoredRow>> {
  const written = rows.filter(({ before }) => before !== undefined);
  const stored = new Map<string, StoredRow>();
  for (const table of new Set(written.map((row) => row.table))) {
    const ids = written.filter((row) => row.table === table).map(({ rowId }) => rowId);
    const found = await rowsById(trx, table, ids).select<{ id: string; row: StoredRow }[]>(
      idOf(trx, table),
      trx.raw('to_jsonb(??.*) AS row', [table]),
    );
    for (const { id, row } of found) stored.set(id, row);
  }
  return stored;
}

/**
 * Only these are put back: the others are changed by more than imports, some without a new version, such as places and
 * addresses.
 */
function changedColumns(before: object, after: StoredRow | undefined): object {
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after?.[name])),
  );
}

type RunRow = {
  id: string;
  kind: string;
  title: string;
  added: number;
  changed: number;
  created_at: Date;
  undone_at: Date | null;
  can_undo: boolean;
  name: string | null;
};

const CAN_UNDO = `runs.undone_at IS NULL AND runs.created_at > now() - interval '${DAYS_TO_UNDO} days'`;

/** Imports that were carried out, newest first. */
export async function findRuns(db: Database, only: { id?: string } = {}): Promise<ImportRun[]> {
  const rows = await db('import_runs AS runs')
    .leftJoin('users', 'users.id', 'runs.created_by')
    .where(only.id === undefined ? {} : { 'runs.id': only.id })
    .orderBy('runs.created_at', 'desc')
    .limit(MOST_LISTED)
    .select<RunRow[]>('runs.*', 'users.name', db.raw(`${CAN_UNDO} AS can_undo`));
  return rows.map(({ id, kind, title, added, changed, created_at, undone_at, can_undo, name }) => ({
    id,
    kind,
    title,
    added,
    changed,
    createdAt: created_at.toISOString(),
    createdBy: name,
    undoneAt: undone_at?.toISOString() ?? null,
    canUndo: can_undo,
  }));
}

/** Throws 404. */
export async function findRun(db: Database, id: string): Promise<ImportRun> {
  const [run] = await findRuns(db, { id });
  if (!run) throw unknownRun();
  return run;
}

function unknownRun(): Error {
  return notFound('Diesen Import gibt es nicht.');
}

type Written = {
  id: string;
  table_name: string;
  row_id: string;
  /** The columns that were changed, `version` among them. */
  before: (object & { version?: number }) | null;
  version: number;
};

/**
 * Undoes an import in one step; rows that somebody has changed since stay as they are. Throws 404, and 409 for one that
 * is already undone.
 */
export async function undoRun(db: Database, id: string, editor: Editor): Promise<ImportUndone> {
  return db.transaction(async (trx) => {
    await lockImports(trx);
    const run = await trx('import_runs AS runs')
      .where({ id })
      .forUpdate()
      .first<Pick<RunRow, 'kind' | 'title' | 'undone_at' | 'can_undo'> | undefined>(
        'kind',
        'title',
        'undone_at',
        trx.raw(`${CAN_UNDO} AS can_undo`),
      );
    if (!run) throw unknownRun();
    if (run.undone_at) throw conflict('undone', 'Dieser Import ist schon rückgängig gemacht.');
    if (!run.can_undo)
      throw conflict('too_late', `Nach ${DAYS_TO_UNDO} Tagen lässt sich ein Import nicht mehr rückgängig machen.`);
    if (run.kind === 'season') await requireLastSeason(trx, id);
    await trx('import_runs').where({ id }).update({ undone_at: trx.fn.now() });
    // Rows that were only read are forgotten; those that cannot be undone stay known, or the next import would add them
    // once more.
    await trx('imported_rows').where({ run_id: id, version: null }).update({ undone: true });
    const rows = await trx('imported_rows')
      .where({ run_id: id })
      .whereNotNull('version')
      .orderBy('id', 'desc')
      .select<Written[]>();
    const left: string[] = [];
    for (const row of rows) {
      if (await undoRow(trx, row, editor)) await trx('imported_rows').where({ id: row.id }).update({ undone: true });
      else {
        if (run.kind === 'season') await bringTableBack(trx, row, editor);
        left.push(await titleOf(trx, row));
      }
    }
    return { id, title: run.title, undone: rows.length - left.length, left };
  });
}

/**
 * A later change has begun where this one ended: without it nothing is as it was, and the season could not be archived
 * again.
 */
async function requireLastSeason(trx: Database, id: string): Promise<void> {
  const later = await trx('import_runs')
    .where({ kind: 'season', undone_at: null })
    .where('created_at', '>', trx('import_runs').where({ id }).select('created_at'))
    .orderBy('created_at', 'desc')
    .first<{ title: string } | undefined>('title');
  if (later) throw conflict('later_season', `Danach kam „${later.title}“. Bitte das zuerst rückgängig machen.`);
}

/** Who has written a row, and how often, says nothing about its content. */
const NEVER_PUT_BACK = ['updated_at', 'updated_by', 'version'];

/** Whether the row was still as the import had left it, or is gone again. */
async function undoRow(trx: Database, row: Written, editor: Editor): Promise<boolean> {
  const { table_name: table, row_id: id, before, version } = row;
  const columns = Object.keys(before ?? {}).filter((name) => !NEVER_PUT_BACK.includes(name));
  const taken =
    columns.length > 0 ? trx.raw('jsonb_populate_record(NULL::??, ?::jsonb)', [table, JSON.stringify(before)]) : null;
  const put = Object.fromEntries(columns.map((name) => [name, trx.raw('(?).??', [taken, name])]));
  const isAsLeft = await keptById(trx, table, [id])
    .where({ version })
    .modify((rows) => void (table === 'events' && rows.whereNotExists(changedDates(trx))))
    .update({ ...(before ? put : { deleted_at: trx.fn.now() }), ...nextVersion({ version }, editor) });
  if (isAsLeft > 0) await carryBack(trx, row);
  return isAsLeft > 0 || (before === null && (await isGone(trx, row)));
}

/** Dates of a series that were changed or deleted: they are rows of their own, and the series keeps its version. */
function changedDates(trx: Database) {
  return trx('events AS date').whereRaw('date.series_id = events.id').select('date.id');
}

/** Gives a team its league table back, which leaves the archive with its season, also if the team was changed since. */
async function bringTableBack(trx: Database, { table_name, row_id, before }: Written, editor: Editor): Promise<void> {
  if (table_name !== 'teams' || !before || !('league_table' in before)) return;
  const back = { league_table: JSON.stringify(before.league_table), updated_at: trx.fn.now() };
  await trx('teams')
    .where({ id: row_id, league_table: null, deleted_at: null })
    .update({ ...back, updated_by: editor?.id ?? null })
    .increment('version', 1);
}

/** Whether somebody has deleted a row that an import added: it counts as undone then, whichever import saw it last. */
async function isGone(trx: Database, { table_name, row_id }: Written): Promise<boolean> {
  if (await trx(table_name).where({ id: row_id }).whereNull('deleted_at').first('id')) return false;
  await trx('imported_rows').where({ table_name, row_id }).update({ undone: true });
  return true;
}

/**
 * A row that is as an earlier import has left it can be undone further; what was read of it since then no longer
 * counts.
 */
async function carryBack(trx: Database, { id, table_name, row_id, before, version }: Written): Promise<void> {
  const others = () => trx('imported_rows').where({ table_name, row_id, undone: false });
  if (before?.version !== undefined)
    await others()
      .where('id', '<', id)
      .where({ version: before.version })
      .update({ version: version + 1 });
  await others().where('id', '>', id).whereNull('version').update({ undone: true });
}

async function titleOf(trx: Database, { table_name, row_id }: Written): Promise<string> {
  if (isSettings(table_name)) return 'Einstellungen';
  const title = kinds.find(({ table }) => table === table_name)?.title ?? 'name';
  const row = await trx(table_name).where({ id: row_id }).first<Record<string, string> | undefined>(title);
  return row?.[title] ?? 'Gelöscht';
}

/** Forgets how rows were before imports that can no longer be undone: they may name people who are here no more. */
export async function forgetOldRows(db: Database): Promise<void> {
  const old = db('import_runs').whereRaw(`created_at < now() - interval '${DAYS_TO_UNDO} days'`).select('id');
  await db('imported_rows').whereIn('run_id', old).whereNotNull('version').update({ before: null, version: null });
}
