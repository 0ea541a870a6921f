import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { clubFacts } from '@portal/shared-ui/test/club';
import { memoryCaches } from '../../../test/memory-caches.ts';
import { liveShell } from '../../../test/shell.ts';
import type { ShellAssets } from '../pipeline/document.ts';
import type { WorkerSettings } from '../../service-worker/worker-scope.ts';
import { installRoutes } from './install-routes.ts';
import type { PortalApi } from '../pipeline/portal-api.ts';

const assets: ShellAssets = {
  entry: '/releases/shell/0123456789ab/client/main.1a.js',
  preload: [],
  late: ['/releases/shell/0123456789ab/client/9.js'],
};
const withWorker: ShellAssets = { ...assets, serviceWorker: 'run();' };
const VERSION = /^[\w-]{22}$/;
const page = { title: '', description: '', prefetch: 'idle', skeleton: 'text', query: [], files: [] } as const;

function portal(
  shell: ShellAssets | undefined,
  {
    versions = ['1.0.0', '1.0.0'],
    statusCode = 200,
    crestUrl = null as string | null,
    withdrawn = [] as string[],
  } = {},
) {
  const [teams, admin] = versions;
  const sections = [
    { name: 'teams', version: teams, pages: [{ ...page, path: '/spielplan' }], widgets: [] },
    { name: 'admin', version: admin, pages: [{ ...page, path: '/admin', access: 'editor' }], widgets: [] },
  ];
  const api = {
    get: async (path: string) => {
      const resource = path === '/api/settings' ? clubFacts({ color: '#004d98', crestUrl }) : withdrawn;
      return { statusCode, body: JSON.stringify(resource) };
    },
    settingsOf: async () => ({}),
    contentRevision: () => 1,
    registry: () => ({ revision: 1, sections }),
    shell: () => shell && liveShell({ assets: shell }),
    releaseFolder: () => '/',
    mendRelease: () => undefined,
    releaseUrl: () => '/',
  } as unknown as PortalApi;
  const app = Fastify();
  void app.register(installRoutes, { api });
  return app;
}

test("the manifest has the club's names and colour, and shortcuts to pages there are", async () => {
  const answer = await portal(withWorker).inject('/manifest.webmanifest');

  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.json()).toMatchObject({
    name: 'SV Musterstadt 1920 e. V.',
    short_name: 'SV Musterstadt',
    theme_color: '#004d98',
    start_url: '/',
    display: 'standalone',
    shortcuts: [{ name: 'Spielplan', url: '/spielplan' }],
  });
});

test.each([
  [null, '/club-icons/drawn/SVM-1920-004d98/'],
  ['/objects/2026/11/wappen.png', '/club-icons/objects/2026/11/wappen.png/'],
])('with the crest %j its icons lie in %s', async (crestUrl, folder) => {
  const { icons, shortcuts } = (await portal(withWorker, { crestUrl }).inject('/manifest.webmanifest')).json();

  const small = { src: `${folder}app-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' };
  expect(icons).toEqual([
    small,
    { src: `${folder}app-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: `${folder}app-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
  expect(shortcuts).toMatchObject([{ icons: [small] }]);
});

test('without the settings there is no manifest with wrong ones', async () => {
  expect((await portal(withWorker, { statusCode: 503 }).inject('/manifest.webmanifest')).statusCode).toBe(503);
});

test('the worker knows its version, the files and the pages to keep, and is always asked for anew', async () => {
  const { headers, body } = await portal(withWorker).inject('/sw.js');

  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self'" });
  expect(headers['content-type']).toContain('text/javascript');
  const [, settings = '', code] = /^self\.portal=(.*);\n(.*)$/.exec(body) ?? [];
  expect(JSON.parse(settings)).toEqual({
    version: expect.stringMatching(VERSION),
    shell: '0123456789ab',
    files: ['/releases/shell/0123456789ab/client/9.js'],
    readable: Object.fromEntries(['/offline', '/', '/spielplan'].map((path) => [path, expect.stringMatching(VERSION)])),
    withdrawn: [],
  });
  expect(code).toBe('run();');
});

test('a release is another worker where it changes a kept page, and only that page has another version', async () => {
  const workerWith = async (...versions: string[]) => (await portal(withWorker, { versions }).inject('/sw.js')).body;
  const readable = (code: string) =>
    (JSON.parse(/^self\.portal=(.*);$/m.exec(code)?.[1] ?? '') as WorkerSettings).readable;
  const before = await workerWith('1.0.0', '1.0.0');

  expect(await workerWith('1.0.0', '1.0.1')).toBe(before);
  const after = await workerWith('1.0.1', '1.0.0');
  expect(after).not.toBe(before);
  expect(readable(after)).toEqual({ ...readable(before), '/spielplan': expect.any(String) });
  expect(readable(after)['/spielplan']).not.toBe(readable(before)['/spielplan']);
});

test('a withdrawn picture makes another worker, which takes over without a question to the reader', async () => {
  const settingsOf = async (withdrawn: string[]) => {
    const { body } = await portal(withWorker, { withdrawn }).inject('/sw.js');
    return JSON.parse(/^self\.portal=(.*);$/m.exec(body)?.[1] ?? '') as WorkerSettings;
  };
  const before = await settingsOf([]);

  expect(await settingsOf(['8f14e45f'])).toEqual({ ...before, withdrawn: ['8f14e45f'] });
  expect((await portal(withWorker, { statusCode: 503 }).inject('/sw.js')).statusCode).toBe(503);
});

test('before a shell is live the worker that is there is left alone', async () => {
  expect((await portal(undefined).inject('/sw.js')).statusCode).toBe(503);
});

test('switched off, the worker removes what was kept, and itself', async () => {
  const { body } = await portal(assets).inject('/sw.js');
  const caches = memoryCaches();
  for (const name of ['portal-pages-1-v1', 'portal-pictures-1', 'fremd']) await caches.open(name);
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
  const done: unknown[] = [];
  const self = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener),
    skipWaiting: () => done.push('skipped'),
    registration: { unregister: async () => done.push('unregistered') },
  };
  runInNewContext(body, { self, caches });

  listeners['install']?.({ waitUntil: () => undefined });
  await new Promise((resolve) => listeners['activate']?.({ waitUntil: (work) => void work.then(resolve) }));

  expect(done).toEqual(['skipped', 'unregistered']);
  expect(await caches.keys()).toEqual(['fremd']);
});
