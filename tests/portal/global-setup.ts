import { startPortal } from './portal-process.ts';

/** One portal with demo content for all journeys; each test makes what it changes. */
export default async function setUp(): Promise<() => Promise<void>> {
  const portal = await startPortal({ demo: true });
  process.env['PORTAL_URL'] = portal.url;
  process.env['PORTAL_DATA_DIR'] = portal.dataDir;
  return () => portal.stop();
}
