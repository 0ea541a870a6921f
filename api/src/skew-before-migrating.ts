import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import type { ReleaseDescriptor } from './contract/index.ts';
import { readOwnSurface } from './own-surface.ts';
import { openReleaseStore } from './releases/archived-releases.ts';
import { liveSkew, type LiveSkew } from './releases/skew/live-skew.ts';

type Row = { descriptor: ReleaseDescriptor; origin: string | null };

/**
 * Finds what the live releases miss in this code's API, read from a database that older code has left: a refused start
 * has then changed nothing.
 */
export async function skewBeforeMigrating(
  app: Pick<FastifyInstance, 'config' | 'storage' | 'log'>,
  db: Knex,
): Promise<LiveSkew[]> {
  if (!(await db.schema.hasTable('activations'))) return [];
  // Only columns that existed from the first release on; the others by name, where they exist.
  const { rows } = await db.raw<{ rows: Row[] }>(`
    SELECT descriptor, to_jsonb(releases)->>'origin' AS origin
    FROM (SELECT DISTINCT ON (section) section, version FROM activations ORDER BY section, id DESC) live
    JOIN releases USING (section, version) ORDER BY section
  `);
  if (rows.length === 0) return [];
  const { store } = openReleaseStore(app);
  await Promise.all(rows.map(({ descriptor }) => store.bring(descriptor)));
  return liveSkew(rows, store.folder, await readOwnSurface());
}
