import type { Database } from '../database/connect.ts';
import { conflict } from '../errors.ts';

/** How much of a kind visitors are shown, or editors can choose from. */
export type Room = {
  most: number;
  /** Columns by which it is shown in parts, each with that much room. */
  by?: readonly string[];
  /** Whether rows are shown in a period: only those whose periods meet take each other's room. */
  hasPeriod?: boolean;
  /** What is said when it is full; how many visitors see unless said otherwise. */
  full?: string;
};

/**
 * To be called before a row is written, `id` where it is there already. Returns a check for afterwards, which throws
 * 409 where visitors would not see the row beside all others, unless it was one of as many before.
 */
export async function watchRoom(
  trx: Database,
  table: string,
  room: Room,
  id: string | null,
): Promise<(id: string) => Promise<void>> {
  // One by one until the end of the transaction: two must not both take the last place.
  await trx.raw('SELECT pg_advisory_xact_lock(hashtext(?))', [`room of ${table}`]);
  const before = id === null ? 0 : await countTogether(trx, table, room, id);
  return async (written) => {
    const together = await countTogether(trx, table, room, written);
    if (together > Math.max(room.most, before)) throw conflict('no_room', fullText(room));
  };
}

/** The number of rows shown together with a row, itself included, now or later; 0 if it is not shown or missing. */
async function countTogether(trx: Database, table: string, room: Room, id: string): Promise<number> {
  const { by = [], hasPeriod } = room;
  // The most rows are shown when one of them begins.
  const at = 'greatest(own.active_from, later.active_from, now())';
  const isThere = (row: string) =>
    `${row}.deleted_at IS NULL${
      hasPeriod
        ? ` AND ${row}.active AND coalesce(${row}.active_from <= ${at}, true) AND coalesce(${row}.active_until > ${at}, true)`
        : ''
    }`;
  const besideIt = (row: string) => by.map((column) => ` AND ${row}.${column} = own.${column}`).join('');
  const { rows } = await trx.raw<{ rows: { together: number }[] }>(
    `SELECT coalesce(max(together), 0)::int AS together FROM (
       SELECT count(*) AS together FROM :table: AS own
       JOIN :table: AS later ON ${hasPeriod ? `later.deleted_at IS NULL AND later.active${besideIt('later')}` : 'later.id = own.id'}
       JOIN :table: AS shown ON ${isThere('shown')}${besideIt('shown')}
       WHERE own.id = :id AND ${isThere('own')}
       GROUP BY later.id
     ) AS moments`,
    { table, id },
  );
  return rows[0]?.together ?? 0;
}

function fullText({ most, by, hasPeriod, full }: Room): string {
  if (full) return full;
  const place = by ? 'an einer Stelle ' : '';
  return hasPeriod
    ? `Besucher sehen ${place}höchstens ${most} Einträge zugleich. Bitte zuerst einen löschen, ausschalten oder früher enden lassen.`
    : `Besucher sehen ${place}höchstens ${most} Einträge. Bitte zuerst einen löschen.`;
}
