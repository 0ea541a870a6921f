import type { DescribedPage, Registry } from '@portal/api/contract';
import { clubFacts } from '@portal/shared-ui/test/club';
import { faultyWorker } from '../../../test/faulty-worker.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { PortalApi } from '../worker/portal-api.ts';
import { visitOf } from '../worker/visit.ts';

const { folder, workerFile, remove } = faultyWorker();
afterAll(remove);

const page = { title: '', description: '', prefetch: 'idle', skeleton: 'text', query: [], files: [] } as const;
const section = (name: string, path: string) => ({
  name,
  version: '1.0.0',
  entry: 'client/entry.js',
  server: 'server/entry.cjs',
  files: [],
  widgets: [],
  pages: [{ ...page, path } as unknown as DescribedPage],
});
const registryOf = (revision: number, ...sections: object[]) => ({ revision, sections }) as unknown as Registry;

let live: Registry;
const api: PortalApi = {
  get: async () => ({ statusCode: 200, body: JSON.stringify(clubFacts()) }),
  contentRevision: () => 1,
  registry: () => live,
  releaseFolder: () => folder,
  mendRelease: () => undefined,
  releaseUrl: (name) => `/releases/${name}/`,
};
const renderer = createPageRenderer({
  api,
  assets: { entry: '', starter: '/start.js', preload: [], shared: {} },
  workerFile,
  origin: 'http://portal',
  timeLimit: 150,
  log: { warn: () => undefined },
});
afterAll(() => renderer.close());
const visit = (path: string) => visitOf(path, renderer.registry());

test('a section that hangs while its entries are read takes no other with it', async () => {
  live = registryOf(1, section('news', '/news/:id'), section('club', '/sponsoren'));

  await expect(renderer.readEntries('news', '/news/:id', { fault: 'hangs' })).rejects.toMatchObject({
    section: 'news',
  });
  await expect(renderer.readEntries('news', '/news/:id', [])).rejects.toThrow('left out');

  expect(await renderer.render(visit('/sponsoren'))).toMatchObject({ statusCode: 200, isComplete: true });
  expect(await renderer.render(visit('/news/a'))).toMatchObject({ isComplete: false });
});

test('what was matched before other releases went live is matched anew', async () => {
  live = registryOf(2, section('club', '/sponsoren'));
  const before = visit('/galerie');
  live = registryOf(3, section('club', '/galerie'));

  const { statusCode, html } = await renderer.render(before);

  expect(statusCode).toBe(200);
  expect(html).toContain('/releases/club/client/entry.js');
});
