import { runningApi } from '../../test/app.ts';
import type { Database } from './connect.ts';

const api = runningApi();

/** Releases everybody once `count` have come; later callers need not wait. */
function meeting(count: number): () => Promise<void> {
  let come = 0;
  let open = (): void => undefined;
  const everybody = new Promise<void>((resolve) => (open = resolve));
  return () => {
    come += 1;
    if (come >= count) open();
    return everybody;
  };
}

/** Locks as the write of a row does. */
const lock = (trx: Database, row: number) => trx.raw('SELECT pg_advisory_xact_lock(4711, ?)', [row]);

test('of two transactions that wait for each other one begins anew, and both are done', async () => {
  const met = meeting(2);
  let begun = 0;
  const write = (first: number, second: number) =>
    api.app.db.transaction(async (trx) => {
      begun += 1;
      await lock(trx, first);
      await met();
      await lock(trx, second);
      return first;
    });

  expect(await Promise.all([write(1, 2), write(2, 1)])).toEqual([1, 2]);

  expect(begun).toBe(3);
});

test('a transaction that fails otherwise is over', async () => {
  let begun = 0;
  const write = api.app.db.transaction(async (trx) => {
    begun += 1;
    await trx.raw('SELECT 1 / 0');
  });

  await expect(write).rejects.toMatchObject({ code: '22012' });

  expect(begun).toBe(1);
});
