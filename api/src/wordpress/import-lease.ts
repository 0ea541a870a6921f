import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../database/connect.ts';
import type { ImportRow } from './import-row.ts';

/** How long a silent instance keeps its import before another one may take it over. */
const LEASE = '20 seconds';
/** How often it is renewed, ms; an instance that has lost it learns so at the next renewal. */
const RENEW_MS = 1_000;

/** An import that one instance alone works on. */
export type Lease = {
  job: ImportRow;
  /** Aborted when the import was taken away, by an undo or by another instance, and when this instance ends. */
  signal: AbortSignal;
  /** Gives it back: another instance may go on at once. */
  release(): Promise<void>;
};

/**
 * Claims the import under way, unless another instance works on it; one that has died loses it after a while. Every
 * write has to check `worked_by` again, because an instance that stood still for too long does not know yet that it
 * lost the claim.
 */
export async function claimImport(db: Database, ended: AbortSignal): Promise<Lease | undefined> {
  const worker = randomUUID();
  const free = db('wordpress_imports')
    .whereIn('state', ['running', 'undoing'])
    .whereRaw('(worked_until IS NULL OR worked_until < now())');
  const [job] = await free.update({ worked_by: worker, worked_until: lease(db) }).returning<ImportRow[]>('*');
  if (!job) return undefined;
  const lost = new AbortController();
  const released = new AbortController();
  const own = { id: job.id, state: job.state, worked_by: worker };

  const renewal = (async () => {
    for (;;) {
      await delay(RENEW_MS, undefined, { signal: released.signal, ref: false });
      // While the database is away nobody else takes over either.
      const kept = await db('wordpress_imports')
        .where(own)
        .update({ worked_until: lease(db) })
        .catch(() => 1);
      if (kept === 0) return lost.abort();
    }
  })().catch(() => undefined);

  return {
    job,
    signal: AbortSignal.any([lost.signal, ended]),
    async release() {
      released.abort();
      await renewal;
      // A lease that cannot be given back expires.
      await giveBack(db, job.id, worker).catch(() => undefined);
    },
  };
}

/**
 * Takes an import away from its worker as soon as the current write is done, and does `work`, which leaves it in
 * another state.
 */
export async function takeOver(db: Database, id: string, work: () => Promise<void>): Promise<void> {
  const me = randomUUID();
  await db('wordpress_imports')
    .where({ id, state: 'running' })
    .update({ worked_by: me, worked_until: lease(db) });
  try {
    await work();
  } finally {
    await giveBack(db, id, me);
  }
}

const lease = (db: Database) => db.raw(`now() + interval '${LEASE}'`);

const giveBack = (db: Database, id: string, worker: string) =>
  db('wordpress_imports').where({ id, worked_by: worker }).update({ worked_by: null, worked_until: null });
