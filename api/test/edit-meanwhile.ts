import type { Database } from '../src/database/connect.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Sends a request, and commits an edit of rows once the request waits for one of them and `meanwhile` is done. Returns
 * its answer.
 */
export async function editMeanwhile<Answer>(
  db: Database,
  edit: (trx: Database) => PromiseLike<unknown>,
  send: () => Promise<Answer>,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Answer> {
  const waiting = () =>
    db('pg_stat_activity').whereRaw("datname = current_database() AND wait_event_type = 'Lock'").pluck('pid');
  const [answer] = await db.transaction(async (trx) => {
    await edit(trx);
    const sent = send().then((each) => each);
    await waitUntil(async () => (await waiting()).length > 0);
    await meanwhile();
    return [sent];
  });
  return answer;
}
