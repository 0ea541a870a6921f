import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { isAnswered, type PictureGuard } from './picture-answers.ts';

const PUBLISHING_MS = 5_000;

/**
 * Content that appears at a time that is set, `publish_at`: SQL of the rows that wait for it, and the columns of one
 * that has appeared.
 */
type Planned = { guard: PictureGuard; waiting: string; published: Readonly<Record<string, unknown>> };

/**
 * Publishes what is due, but nothing with an unanswered picture; several instances may call it at once. Returns how
 * many rows.
 */
export async function publishDue(db: Database, { guard, waiting, published }: Planned): Promise<number> {
  return db(guard.table)
    .whereRaw(waiting)
    .whereNull('deleted_at')
    .where('publish_at', '<=', db.fn.now())
    .whereRaw(isAnswered(guard))
    .update({ ...published, updated_at: db.fn.now(), version: db.raw('version + 1') });
}

/** Publishes on time, and at the start everything that became due while the portal was down. */
export function publishOnTime(app: FastifyInstance, trouble: string, publish: () => Promise<number>): void {
  const work = async () => {
    if ((await publish()) > 0) await app.contentRevision.refresh();
  };
  repeatWork(app, { everyMs: PUBLISHING_MS, trouble, work });
}
