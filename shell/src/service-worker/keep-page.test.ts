import { FROM_PAGE } from '@portal/shared-ui/shown-text';
import { memoryCaches } from '../../test/memory-caches.ts';
import { PAGE_STATE_ID } from '../routing/page-state.ts';
import { textsIn } from '../routing/texts-in-page.ts';
import { writePageState } from '../routing/write-page-state.ts';
import { keepPage, removeUnusedFiles, renewPage } from './keep-page.ts';
import { findKept, keep, keptCaches } from './kept-caches.ts';

const kept = keptCaches('v2');
const text = `<p>${'Wir spielen seit 1951. '.repeat(10)}</p>`;
const main = `<main><div class="a" data-text="">${text}</div></main>`;
const state = writePageState(
  {
    registry: { sections: [], menu: [], accountPages: [] },
    shell: '0123456789ab',
    resources: {
      '/api/teams': { data: [1] },
      '/api/weg': { status: 404, text: '' },
      '/api/pages/geschichte': { data: { content: text } },
    },
    origin: 'https://verein.example',
    year: 2031,
  },
  textsIn(main),
);
const html = `<!doctype html><html lang="de" data-version="p1"><link rel="preload" href="/assets/fonts/archivo.woff2"><h1>Spielplan</h1>${main}
<script type="application/json" id="${PAGE_STATE_ID}">${state}</script>
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
  expect(await textOf('/api/pages/geschichte', 'data')).toBe(JSON.stringify({ content: FROM_PAGE + text }));
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

test('after a release of another section nothing of a page is asked for again', async () => {
  await keepPage('/spielplan', kept);
  asked = [];

  await renewPage('/spielplan', 'p1', kept);

  expect(asked).toEqual([]);
});

test('after a release of what a page shows, the page and its new files are asked for, and nothing else', async () => {
  const before = html.replace('"p1"', '"p0"').replace('/releases/teams/1.0.0/', '/releases/teams/0.9.0/');
  await keepPage('/spielplan', kept);
  await keep('/spielplan', new Response(before), kept.pages);
  await (await caches.open(kept.files.name)).delete('/releases/teams/1.0.0/client/3.js');
  asked = [];

  await renewPage('/spielplan', 'p1', kept);

  expect(asked.sort()).toEqual(['/releases/teams/1.0.0/client/3.js', '/spielplan']);
});

test('a page whose live version nobody knows is asked for once with each shell', async () => {
  await renewPage('/spielplan', undefined, kept);
  await renewPage('/spielplan', undefined, kept);

  expect(asked.filter((address) => address === '/spielplan')).toHaveLength(1);
});

test('files that no kept page was made with make room', async () => {
  await keepPage('/spielplan', kept);
  const late = '/releases/shell/0123456789ab/client/9.js';
  for (const file of [late, '/releases/teams/0.9.0/client/3.js']) await keep(file, new Response('code'), kept.files);

  await removeUnusedFiles([late], kept);

  expect(await textOf('/releases/teams/0.9.0/client/3.js', 'files')).toBeUndefined();
  for (const file of [late, '/releases/teams/1.0.0/client/3.js', '/assets/fonts/archivo.woff2'])
    expect(await textOf(file, 'files')).toBe('code');
});
