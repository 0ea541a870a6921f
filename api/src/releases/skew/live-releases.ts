import type { Knex } from 'knex';
import type { ReleaseDescriptor } from '../../contract/index.ts';
import { createReleasesRepository, type PastRelease } from '../releases.repository.ts';

/**
 * A live release. `origin`: where it came from, `portal` for a portal's own; only of these is `past` known, all that
 * was ever published of the section.
 */
export type LiveRelease = { descriptor: ReleaseDescriptor; origin: string | null; past: PastRelease[] };

/** The live releases of sections and shell, also in a database that older code has left. */
export async function findLiveReleases(db: Knex): Promise<LiveRelease[]> {
  if (!(await db.schema.hasTable('activations'))) return [];
  // Only columns that existed from the first release on; the others by name, where they exist.
  const { rows } = await db.raw<{ rows: Omit<LiveRelease, 'past'>[] }>(`
    SELECT descriptor, to_jsonb(releases)->>'origin' AS origin
    FROM (SELECT DISTINCT ON (section) section, version FROM activations ORDER BY section, id DESC) live
    JOIN releases USING (section, version) ORDER BY section
  `);
  const repository = createReleasesRepository(db);
  const found: LiveRelease[] = [];
  for (const live of rows) {
    // Origins and fingerprints came with the same migration.
    const past = live.origin === 'portal' ? await repository.findPast(live.descriptor.name) : [];
    found.push({ ...live, past });
  }
  return found;
}
