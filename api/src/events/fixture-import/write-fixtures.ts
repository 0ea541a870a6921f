import { randomUUID } from 'node:crypto';
import { berlinTimestamp } from '../../time/berlin-time.ts';
import type { DfbnetImport, EventChange, NewEvent } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import type { Editor } from '../../editing/versions.ts';
import { rowsAsTheyAre, type TakenRow } from '../../imports/import-runs.ts';
import type { Values } from '../../imports/merge.ts';
import { teamNames } from '../edit-events.ts';
import { changeFields, emptyFields } from '../event-fields.ts';
import { insertRows, updateRow, type EventFields, type EventRow } from '../event-row.ts';
import { fromClock, hasTime } from './clock.ts';
import type { PlannedFixture } from './plan-fixtures.ts';

type Choices = NonNullable<DfbnetImport['choices']>;

/**
 * Writes the plan: new matches, and the accepted changes of known ones. Deletes nothing. Returns the rows that were
 * read and written.
 */
export async function writeFixtures(
  trx: Database,
  fixtures: readonly PlannedFixture[],
  { choices = [], editor }: { choices: Choices | undefined; editor: Editor },
): Promise<TakenRow[]> {
  const names = await teamNames(trx);
  const chosen = new Map(choices.map(({ key, take }) => [key, take]));
  const before = await rowsAsTheyAre(
    trx,
    'events',
    fixtures.flatMap(({ row }) => row ?? []),
  );
  const added: (EventFields & { id: string })[] = [];
  const taken: TakenRow[] = [];
  for (const fixture of fixtures) {
    const { own, team, row, known, merged, state } = fixture;
    const choice = chosen.get(own.key);
    if (state === 'new') {
      const id = randomUUID();
      const isCancelled = own.values['cancelled'] === true;
      const event: NewEvent = {
        ...toChange(own.values, Object.keys(own.values)),
        ...(isCancelled && cancelled(true)),
        type: 'match',
        team: team.slug,
      };
      const fields = changeFields(emptyFields(event), event, names);
      added.push({ ...fields, ...movedFrom(isCancelled ? null : own.movedFrom), id });
      taken.push({ key: own.key, rowId: id, taken: own.values, before: null });
    } else if (row) {
      const fields = choice === 'file' ? [...merged.take, ...merged.ask] : merged.take;
      if (fields.length > 0) await updateRow(trx, row, changedRow(row, own.values, fields, names), editor);
      const read = choice ? own.values : withoutOpen(own.values, merged.ask, known?.taken);
      if (fields.length > 0)
        taken.push({ key: own.key, rowId: row.id, taken: read, before: before.get(row.id) ?? null });
      else if (!known || isOther(known.taken, read)) taken.push({ key: own.key, rowId: row.id, taken: read });
    }
  }
  await insertRows(trx, added, editor);
  return taken;
}

function changedRow(row: EventRow, values: Values, fields: readonly string[], names: ReadonlyMap<string, string>) {
  return changeFields(row, { ...toChange(values, fields), ...statusAfter(row, values, fields) }, names);
}

/** Readers of the fixtures see that a match was moved; not when its time was unknown before, or it is cancelled. */
function statusAfter(row: EventRow, values: Values, fields: readonly string[]): Pick<EventChange, 'status' | 'reason'> {
  const says = fields.includes('cancelled') ? values['cancelled'] === true : undefined;
  if (says === true) return cancelled(true);
  const stays = says === false ? cancelled(false) : {};
  if (!fields.includes('start') || (says === undefined && row.status === 'cancelled')) return stays;
  const start = fromClock(String(values['start']));
  if (row.moved_from?.getTime() === start.getTime()) return cancelled(false);
  return row.all_day || row.start_at < new Date() ? stays : { ...stays, status: 'moved' };
}

function cancelled(isCancelled: boolean): Pick<EventChange, 'status' | 'reason'> {
  return isCancelled ? { status: 'cancelled', reason: 'Vom Verband abgesagt' } : { status: 'planned', reason: null };
}

function movedFrom(clock: string | null): Partial<EventFields> {
  return clock === null ? {} : { status: 'moved', moved_from: fromClock(clock) };
}

type Change = Omit<EventChange, 'repeat' | 'scope' | 'version'> & Pick<NewEvent, 'startDate'>;

function toChange(values: Values, fields: readonly string[]): Change {
  const has = (field: string) => fields.includes(field) && field in values;
  const text = (field: string) => (has(field) ? { [field]: values[field] } : {});
  const start = String(values['start']);
  const [goalsHome, goalsAway] = String(values['result']).split(':').map(Number);
  return {
    ...(has('start') && { startDate: berlinTimestamp(fromClock(start)), allDay: !hasTime(start) }),
    ...text('opponent'),
    ...text('home'),
    ...text('competition'),
    ...text('location'),
    ...text('resultNote'),
    ...(has('result') && { goalsHome, goalsAway }),
  } as Change;
}

/** Unanswered questions are asked again next time. */
function withoutOpen(values: Values, open: readonly string[], before: Values | undefined): Values {
  const known = Object.entries(values).flatMap(([field, value]) => {
    if (!open.includes(field)) return [[field, value] as const];
    const last = before?.[field];
    return last === undefined ? [] : [[field, last] as const];
  });
  return Object.fromEntries(known);
}

function isOther(before: Values, after: Values): boolean {
  const fields = Object.keys({ ...before, ...after });
  return fields.some((field) => before[field] !== after[field]);
}
