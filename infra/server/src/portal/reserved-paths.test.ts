import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@portal/api';
import { pathRefusals } from '@portal/api/page-paths';
import { createRelease } from '@portal/api/test/release';
import { buildPortal, type Portal } from './build-portal.ts';

const projectRoot = join(import.meta.dirname, '../../../..');

let dataDir: string;
let portal: Portal;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-paths-'));
  const environment = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  portal = await buildPortal(readConfig(environment), projectRoot, { notReady: () => undefined });
  await portal.app.ready();
});
afterAll(async () => {
  await portal.app.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('no section may claim what a route of API or shell answers', () => {
  // All other paths are pages.
  const places = new Set(
    portal.app.knownRoutes.map(({ url }) => url.split('/')[1] ?? '').filter((first) => first !== '*'),
  );
  const free = [...places].filter((first) => {
    const { descriptor } = createRelease({ pages: [`/${first}`] });
    return pathRefusals(descriptor, []).length === 0;
  });

  expect([...places]).toEqual(expect.arrayContaining(['api', 'assets', 'club-icons', 'robots.txt', 'section-kit']));
  expect(free).toEqual([]);
});
