import { isDeepStrictEqual } from 'node:util';
import type { EditableEvent } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import type { Editor, WrittenAlongside } from '../editing/versions.ts';
import { findTwinId, presentMatches } from './event-queries.ts';
import { toEditableEvent, updateRow, type EventFields, type EventRow } from './event-row.ts';

const STATUS = ['status', 'reason', 'moved_from'] as const;
const RESULT = ['goals_home', 'goals_away', 'result_note'] as const;
/** What both rows of a match between two own teams say alike; each group is written as a whole. */
const SHARED = [
  ['start_at', 'end_at', 'all_day'],
  STATUS,
  RESULT,
] as const satisfies readonly (readonly (keyof EventFields)[])[];
const NAMED = [
  'startDate',
  'endDate',
  'allDay',
  'status',
  'reason',
  'movedFrom',
  'goalsHome',
  'goalsAway',
  'resultNote',
] as const satisfies readonly (keyof EditableEvent)[];

/** The other own team's row of a match, locked; undefined where there is none. */
export async function findTwin(trx: Database, row: EventRow): Promise<EventRow | undefined> {
  const id = row.type === 'match' ? await findTwinId(trx, row.id) : undefined;
  return id === undefined ? undefined : presentMatches(trx).where('events.id', id).forUpdate().first();
}

/**
 * Lets a row that is new, or back, take status and result over from the other own team's where it has none itself.
 * Returns the row as it is then; it is no later version.
 */
export async function takeFromTwin(trx: Database, row: EventRow): Promise<EventRow> {
  const twin = await findTwin(trx, row);
  if (!twin) return row;
  const missing = [
    ...(row.status === 'planned' ? STATUS : []),
    ...(row.goals_home === null && row.result_note === null ? RESULT : []),
  ];
  const values = Object.fromEntries(missing.map((field) => [field, twin[field]])) as Partial<EventFields>;
  if (missing.length > 0) await trx('events').where({ id: row.id }).update(values);
  return { ...row, ...values };
}

type Write = { before: EventRow; after: EventRow; author: Editor };

/**
 * Writes a change of date, status or result into the other own team's row, too: it is the same match. A row that has
 * become another match by the change writes nothing. Returns what was written, for the log.
 */
export async function writeTwin(
  trx: Database,
  twin: EventRow,
  { before, after, author }: Write,
): Promise<WrittenAlongside | undefined> {
  const isSameMatch = (['type', 'team', 'opponent', 'home'] as const).every((field) => before[field] === after[field]);
  if (!isSameMatch) return undefined;
  const changed = SHARED.filter((group) => group.some((field) => !isDeepStrictEqual(before[field], after[field])));
  const values = Object.fromEntries(changed.flat().map((field) => [field, after[field]])) as Partial<EventFields>;
  const written = { ...twin, ...values };
  if (isDeepStrictEqual(written, twin)) return undefined;
  await updateRow(trx, twin, written, author);
  const [old, now] = [toEditableEvent(twin), toEditableEvent(written)];
  return { id: twin.id, title: now.title, fields: NAMED.filter((field) => old[field] !== now[field]) };
}
