import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PREPARED_FOLDER, startPortal } from './portal-process.ts';

const CHECK_PATIENCE = 120_000;

/**
 * One portal with demo content for all journeys, where each test creates the content it changes; and the initial data
 * of separate portals.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const prepared = await prepareFolder();
  process.env[PREPARED_FOLDER] = prepared;
  const portal = await startPortal({ demo: true });
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_DATA_DIR'] = portal.dataDir;
  return async () => {
    await portal.stop();
    await rm(prepared, { recursive: true, force: true });
  };
}

/**
 * The data of a portal that has started once without demo content: database, administrator, every section released and
 * checked.
 */
async function prepareFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-prepared-'));
  const portal = await startPortal({ dataDir });
  // Otherwise every portal that begins with it would render all pages, beside its test.
  const deadline = Date.now() + CHECK_PATIENCE;
  while (!existsSync(join(dataDir, 'cache/passed-checks')) && Date.now() < deadline) await delay(100);
  await portal.stop({ keepData: true });
  return dataDir;
}
