import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@portal/api';
import { buildPortal, type Portal } from './build-portal.ts';

const projectRoot = join(import.meta.dirname, '../../../..');

/** Read by programs, shows nothing. */
const DATA = /^default-src 'none'; frame-ancestors 'none'$/;
/** Uploads, and files made from them. */
const UPLOADED = /^default-src 'none'; .*sandbox/;
/** Files of the portal and its releases, which pages use. */
const FILE = /^default-src 'self'; .*base-uri 'none'; .*frame-ancestors 'none'$/;
const PAGE = /^default-src 'self'; script-src /;

/** Every route outside the API: an address of it, and the policy of its answers. */
const ROUTES: readonly [route: string, address: string, policy: RegExp][] = [
  ['/healthz', '/healthz', DATA],
  ['/readyz', '/readyz', DATA],
  ['/page-data', '/page-data?path=/', DATA],
  ['/page-data/settings', '/page-data/settings?kandidat=news@1.0.0', DATA],
  ['/registry.json', '/registry.json', DATA],
  ['/manifest.webmanifest', '/manifest.webmanifest', DATA],
  ['/section-kit', '/section-kit', DATA],
  ['/section-kit/:file', '/section-kit/a.tgz', DATA],
  ['/sitemap.xml', '/sitemap.xml', DATA],
  ['/robots.txt', '/robots.txt', DATA],
  ['/dateien/:file', '/dateien/a.pdf', UPLOADED],
  ['/objects/*', '/objects/2026/a.jpg', UPLOADED],
  ['/banner-objects/*', '/banner-objects/2026/a.jpg', UPLOADED],
  ['/optimize-image/*', '/optimize-image/objects/2026/a.jpg', UPLOADED],
  ['/club-icons/*', '/club-icons/icon-192.png', UPLOADED],
  ['/releases/*', '/releases/news/1.0.0/client/a.html', FILE],
  ['/assets/fonts/*', '/assets/fonts/a.woff2', FILE],
  ['/assets/pictures/*', '/assets/pictures/a.svg', FILE],
  ['/assets/licences.txt', '/assets/licences.txt', FILE],
  ['/assets/video/youtube/:id', '/assets/video/youtube/dQw4w9WgXcQ', /^default-src 'none'; .*frame-src https:/],
  // Before there is a release it has nothing to say (install-routes.test.ts).
  ['/sw.js', '/sw.js', DATA],
  ['/*', '/gibt-es-nicht', PAGE],
];

let dataDir: string;
let portal: Portal;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-policies-'));
  const environment = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  portal = await buildPortal(readConfig(environment), projectRoot, { notReady: () => undefined });
  await portal.app.ready();
});
afterAll(async () => {
  await portal.app.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('every route outside the API has declared what its answers may do in a browser', () => {
  const routes = portal.app.knownRoutes.filter(({ method, url }) => method === 'GET' && !url.startsWith('/api/'));

  expect(routes.map(({ url }) => url).toSorted()).toEqual(ROUTES.map(([route]) => route).toSorted());
});

test.each(ROUTES)('%s says so, at %s', async (_route, address, policy) => {
  expect((await portal.app.inject(address)).headers['content-security-policy']).toMatch(policy);
});
