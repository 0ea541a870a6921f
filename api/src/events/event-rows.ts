import type { Database } from '../database/connect.ts';
import { nextVersion, type Editor } from '../editing/versions.ts';
import { fold } from '../rich-text/fold.ts';
import { fieldsOf, type EventFields, type EventRow } from './event-row.ts';

type Place = Partial<Pick<EventRow, 'series_id' | 'original_day' | 'rrule' | 'last_day' | 'version' | 'deleted_at'>>;

/** What a search looks at. */
export function searchText({ title, description, location, opponent, competition }: EventFields): string {
  return fold([title, description, location, opponent, competition].filter(Boolean).join('\n'));
}

/** Returns the id. A date of a series replaces the row it may have already. */
export async function insertRow(trx: Database, row: EventFields & Place, author: Editor): Promise<string> {
  const by = author?.id ?? null;
  const { series_id = null, original_day = null, rrule = null, last_day = null, version = 1, deleted_at = null } = row;
  const place = series_id ? { series_id, original_day } : { rrule, last_day };
  const columns = { ...columnsOf(row), ...place, version, deleted_at, created_by: by, updated_by: by };
  const insert = trx('events').insert(columns);
  if (series_id)
    void insert
      .onConflict(['series_id', 'original_day'])
      .merge({ ...columnsOf(row), version, deleted_at, updated_by: by, updated_at: new Date() });
  const [stored] = await insert.returning<{ id: string }[]>('id');
  return stored?.id ?? '';
}

/** Raises the version. */
export async function updateRow(
  trx: Database,
  before: EventRow,
  after: EventFields & Place,
  author: Editor,
): Promise<void> {
  const { rrule = null, last_day = null } = after;
  await trx('events')
    .where({ id: before.id })
    .update({ ...columnsOf(after), rrule, last_day, ...nextVersion(before, author) });
}

function columnsOf(row: EventFields) {
  const fields = fieldsOf(row);
  return { ...fields, search_text: searchText(fields) };
}
