import { memoryCaches } from '../../test/memory-caches.ts';
import {
  findKept,
  keep,
  keptCaches,
  keptPages,
  mayBeKept,
  removeOtherCaches,
  removeWithdrawn,
  STORED_AT,
} from './kept-caches.ts';
import { cacheFirst, networkFirst, staleWhileRevalidate, type Asking } from './strategies.ts';

const kept = keptCaches('v1');
const request = new Request('https://verein.example/api/news');
let work: Promise<unknown>[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] });
  work = [];
  Object.assign(globalThis, { caches: memoryCaches() });
});

afterEach(() => jest.useRealTimers());

const asking = (ask: () => Promise<Response>): Asking => ({
  request,
  cache: kept.data,
  ask,
  later: (job) => void work.push(job),
});
const settled = async () => {
  // Background work may begin further work.
  for (let count = 0; count < work.length; count++) await work[count];
};
const answers =
  (text: string, init: ResponseInit = {}) =>
  async () =>
    new Response(text, init);
const fails = () => Promise.reject(new TypeError('Failed to fetch'));
const keepText = (text: string) => keep(request, new Response(text), kept.data);
const keptText = async () => (await findKept(request, kept.data))?.text();

test('a file comes from the cache once it is there, and the network is not asked again', async () => {
  await (await cacheFirst(asking(answers('eins')))).text();
  await settled();

  const again = await cacheFirst(asking(fails));

  expect(await again.text()).toBe('eins');
  expect(Date.parse(again.headers.get(STORED_AT) ?? '')).toBeLessThanOrEqual(Date.now());
});

test('a picture comes from the cache and is renewed behind it, once a day', async () => {
  await keepText('alt');
  const ask = jest.fn(answers('neu'));

  const texts: string[] = [];
  for (const hours of [23, 2, 1]) {
    jest.setSystemTime(Date.now() + hours * 3_600_000);
    texts.push(await (await staleWhileRevalidate(asking(ask))).text());
    await settled();
  }

  expect([texts, ask.mock.calls.length]).toEqual([['alt', 'alt', 'neu'], 1]);
});

test('a picture kept by a clock that was ahead is renewed', async () => {
  jest.setSystemTime(Date.now() + 3_600_000);
  await keepText('alt');
  jest.setSystemTime(Date.now() - 3_600_000);

  await staleWhileRevalidate(asking(answers('neu')));
  await settled();

  expect(await keptText()).toBe('neu');
});

test('a picture that is gone is kept no longer', async () => {
  await keepText('alt');
  jest.setSystemTime(Date.now() + 25 * 3_600_000);

  await staleWhileRevalidate(asking(answers('weg', { status: 404 })));
  await settled();

  expect(await keptText()).toBeUndefined();
});

test('a page or data that are gone are kept no longer, so that a dead connection does not bring them back', async () => {
  await keepText('zu früh veröffentlicht');

  const { answer, isKept } = await networkFirst(asking(answers('weg', { status: 404 })), 1000);
  await settled();

  expect([await answer.text(), isKept, await keptText()]).toEqual(['weg', false, undefined]);
});

test('a withdrawn picture goes, and what speaks of it, whichever version kept it', async () => {
  const asked: string[] = [];
  Object.assign(globalThis, { fetch: async (address: string) => void asked.push(address) });
  const [older, picture] = [keptCaches('v0'), '/optimize-image/objects/2026/11/8f14e45f.jpg?w=400'];
  const other = '/objects/2026/11/c9f0f895.jpg';
  for (const address of [picture, other]) await keep(address, new Response('bild'), kept.pictures);
  await keep('/news/derby', new Response(`<img src="${picture}">`), older.pages);
  await keep('/api/news', new Response(JSON.stringify({ imageUrl: other })), kept.data);

  await removeWithdrawn(['2026/11/8f14e45f.jpg']);

  const left = await Promise.all(
    (
      [
        ['pictures', picture],
        ['pictures', other],
        ['data', '/api/news'],
      ] as const
    ).map(async ([cache, address]) => (await findKept(address, kept[cache])) !== undefined),
  );
  expect(left).toEqual([false, true, true]);
  expect(await findKept('/news/derby', older.pages)).toBeUndefined();
  expect(asked).toEqual([`https://verein.example${picture}`]);
});

test('data come from the network while it answers, and are kept', async () => {
  await keepText('alt');

  const { answer, isKept } = await networkFirst(asking(answers('neu')), 1000);
  await settled();

  expect([isKept, await answer.text(), await keptText()]).toEqual([false, 'neu', 'neu']);
});

test.each<[string, () => Promise<Response>]>([
  ['cannot be reached', fails],
  ['is failing', answers('Bad Gateway', { status: 502 })],
  ['does not answer in time', () => new Promise(() => undefined)],
])('what is kept is shown when the network %s', async (_case, ask) => {
  await keepText('alt');

  const { answer, isKept } = await networkFirst(asking(ask), 20);

  expect([isKept, await answer.text(), await keptText()]).toEqual([true, 'alt', 'alt']);
});

test('an answer that says something is wrong with the request is no failure of the network', async () => {
  await keepText('alt');

  const { answer, isKept } = await networkFirst(asking(answers('weg', { status: 404 })), 1000);

  expect([isKept, answer.status]).toEqual([false, 404]);
});

test('with nothing kept the failure is the answer', async () => {
  await expect(networkFirst(asking(fails), 20)).rejects.toThrow('Failed to fetch');
  expect((await networkFirst(asking(answers('', { status: 503 })), 20)).answer.status).toBe(503);
});

test.each<[string, ResponseInit]>([
  ['forbids it', { headers: { 'cache-control': 'no-store' } }],
  ['is for one person only', { headers: { 'cache-control': 'private, max-age=60' } }],
  ['is an error', { status: 404 }],
])('an answer is not kept when it %s', async (_case, init) => {
  await networkFirst(asking(answers('geheim', init)), 1000);
  await settled();

  expect(await keptText()).toBeUndefined();
  expect(mayBeKept(new Response('x', init))).toBe(false);
});

test('the oldest make room when a cache is full', async () => {
  const small = { name: 'portal-pages-x', most: 2 };
  for (const path of ['/a', '/b', '/c']) await keep(path, new Response(path), small);

  expect((await keptPages()).map((url) => new URL(url).pathname)).toEqual(['/c', '/b']);
});

test('the caches of other versions are removed, those of other programs are not', async () => {
  for (const name of [kept.pages.name, keptCaches('v0').pages.name, 'fremd']) await caches.open(name);

  await removeOtherCaches(Object.values(kept).map(({ name }) => name));

  expect(await caches.keys()).toEqual([kept.pages.name, 'fremd']);
});
