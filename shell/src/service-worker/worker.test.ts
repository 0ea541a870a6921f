import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryCaches } from '../../test/memory-caches.ts';
import { findKept, keptCaches } from './kept-caches.ts';

const client = '/releases/shell/0123456789ab/client';
const files = [`${client}/visitor.1.js`, `${client}/offline.2.js`, `${client}/840.3.js`];
const html = `<!doctype html><html lang="de" data-version="p1"><h1>Seite</h1><script src="${client}/main.4.js"></script>`;
let asked: string[];

/** Installs the worker in a browser whose connection is this. */
async function install(connection: object | undefined): Promise<void> {
  const work: Promise<unknown>[] = [];
  const fetchPage = async (address: string) => {
    asked.push(address);
    return new Response(address.startsWith('/releases/') ? 'code' : html);
  };
  const worker = {
    portal: { version: 'w1', shell: 'v1', files, readable: { '/offline': 'p1', '/spielplan': 'p1' } },
    location: { origin: 'https://verein.example' },
    clients: { matchAll: async () => [] },
    addEventListener: (type: string, listen: (event: unknown) => void) => {
      if (type === 'install') listen({ waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    },
  };
  Object.assign(globalThis, { self: worker, caches: memoryCaches(), fetch: fetchPage });
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true });
  await jest.isolateModulesAsync(async () => void (await import('./worker.ts')));
  await Promise.all(work);
}

beforeEach(() => (asked = []));

test('a browser keeps the pages for reading offline, and all files that pages load on demand', async () => {
  await install(undefined);

  expect(asked.toSorted()).toEqual(['/offline', `${client}/main.4.js`, ...files, '/spielplan'].toSorted());
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'with %j it keeps the offline page alone, and the file that this loads on demand',
  async (connection) => {
    await install(connection);

    expect(asked.toSorted()).toEqual(['/offline', `${client}/main.4.js`, `${client}/offline.2.js`].toSorted());
    expect(await findKept(`${client}/offline.2.js`, keptCaches('v1').files)).toBeDefined();
  },
);

test('all that the offline page loads on demand is in that file', () => {
  const source = readFileSync(join(import.meta.dirname, '../pages/OfflinePage.tsx'), 'utf8');

  const loads = source.match(/\bimport\([^)]*\)/g);

  expect(loads).toHaveLength(2);
  for (const load of loads ?? []) expect(load).toContain('webpackChunkName: "offline"');
});
