import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, startEmbeddedPostgres, type Database } from '@portal/api';
import { startBenchPortal, type BenchPortal } from './bench-portal.ts';
import { growSeason, type Season } from './grown-season.ts';

/** A portal with a database server of its own. */
export type GrownPortal = { portal: BenchPortal; db: Database; stop: () => Promise<void> };

/** Starts it with as many rows as a season says. */
export async function startGrownPortal(season: Season): Promise<GrownPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-growth-'));
  const server = await startEmbeddedPostgres(folder);
  const portal = await startBenchPortal({ databaseUrl: server.url });
  const db = connectDatabase(server.url, 1);
  await growSeason(db, season);
  const stop = async () => {
    await db.destroy();
    await portal.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { portal, db, stop };
}
