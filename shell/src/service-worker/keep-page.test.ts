import { memoryCaches } from '../../test/memory-caches.ts';
import { PAGE_STATE_ID } from '../routing/page-state.ts';
import { keepPage } from './keep-page.ts';
import { findKept, keep, keptCaches } from './kept-caches.ts';

const kept = keptCaches('v2');
const html = `<!doctype html><link rel="preload" href="/assets/fonts/archivo.woff2"><h1>Spielplan</h1>
<script type="application/json" id="${PAGE_STATE_ID}">{"resources":{"/api/teams":{"data":[1]},"/api/weg":{"status":404}}}</script>
<script src="/releases/shell/0123456789ab/client/starter.1.js" data-files="/releases/shell/0123456789ab/client/main.2.js /releases/teams/1.0.0/client/3.js"></script>`;
let asked: string[];

beforeEach(() => {
  asked = [];
  const fetchPage = async (address: string) => {
    asked.push(address);
    return address === '/weg'
      ? new Response('', { status: 500 })
      : new Response(address === '/spielplan' ? html : 'code');
  };
  Object.assign(globalThis, { caches: memoryCaches(), fetch: fetchPage });
});
const textOf = async (key: string, cache: 'pages' | 'files' | 'data') => (await findKept(key, kept[cache]))?.text();

test('a page is kept with its files and the data it carries', async () => {
  await keepPage('/spielplan', kept);

  expect(await textOf('/spielplan', 'pages')).toBe(html);
  expect(await textOf('/releases/teams/1.0.0/client/3.js', 'files')).toBe('code');
  expect(await textOf('/api/teams', 'data')).toBe('[1]');
  expect(await textOf('/api/weg', 'data')).toBeUndefined();
  expect(asked.sort()).toEqual([
    '/assets/fonts/archivo.woff2',
    '/releases/shell/0123456789ab/client/main.2.js',
    '/releases/shell/0123456789ab/client/starter.1.js',
    '/releases/teams/1.0.0/client/3.js',
    '/spielplan',
  ]);
});

test('a file of the version before is not asked for again', async () => {
  await keep('/releases/shell/0123456789ab/client/main.2.js', new Response('von früher'), keptCaches('v1').files);

  await keepPage('/spielplan', kept);

  expect(await textOf('/releases/shell/0123456789ab/client/main.2.js', 'files')).toBe('von früher');
  expect(asked).not.toContain('/releases/shell/0123456789ab/client/main.2.js');
});

test('a page that fails is not kept', async () => {
  await expect(keepPage('/weg', kept)).rejects.toThrow('/weg is answered with 500');
  expect(await textOf('/weg', 'pages')).toBeUndefined();
});
