import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { readOwnSurface } from './own-surface.ts';
import { openReleaseStore } from './releases/archived-releases.ts';
import { findLiveReleases } from './releases/skew/live-releases.ts';
import { liveSkew, type LiveSkew } from './releases/skew/live-skew.ts';

/**
 * The live releases and what they miss in this code's API, read from a database that older code has left: a refused
 * start has then changed nothing.
 */
export async function skewBeforeMigrating(
  app: Pick<FastifyInstance, 'config' | 'storage' | 'log'>,
  db: Knex,
): Promise<LiveSkew[]> {
  const live = await findLiveReleases(db);
  if (live.length === 0) return [];
  return liveSkew(live, openReleaseStore(app).store, await readOwnSurface());
}
