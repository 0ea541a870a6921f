import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHtmlCache, type Stamp } from './html-cache.ts';
import type { RenderedPage } from './page-renderer.ts';
import { TooManyRenders } from './render-turns.ts';

/** Content, the set of releases, and the version of all pages with them. */
const at = (content: number, releases = 'r1', version = 'v1'): Stamp => ({
  content,
  releases,
  versionAt: () => version,
});
const current = at(1);

const page = (html: string, statusCode = 200, isComplete = true): RenderedPage => ({
  html: Buffer.from(html),
  version: 'v1',
  statusCode,
  isComplete,
  providerOrigins: [],
});

describe('HTML cache', () => {
  test('requests for the same page at the same time share one render', async () => {
    const cache = createHtmlCache();
    let renders = 0;
    const render = async () => page(`Seite ${(renders += 1)}`);

    const pages = await Promise.all([1, 2, 3].map(() => cache.get('/news', current, render)));

    expect(renders).toBe(1);
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1);
  });

  test('a page is rendered anew when content or releases have changed', async () => {
    const cache = createHtmlCache();
    await cache.get('/', at(1), async () => page('alt'));

    const renewed = await cache.get('/', at(2), async () => page('neu'));

    expect(String(renewed.body.ready('identity'))).toBe('neu');
    expect(cache.peek('/', at(1))).toBeUndefined();
  });

  test.each([301, 404])('a page that became %i is kept as that, too', async (statusCode) => {
    const cache = createHtmlCache();
    await cache.get('/news/a', at(1), async () => page('da'));
    await cache.get('/news/a', at(2), async () => page('', statusCode));

    expect(cache.peek('/news/a', at(2))?.statusCode).toBe(statusCode);
  });

  test('every encoding unpacks to the same page', async () => {
    const { body } = await createHtmlCache().get('/', current, async () => page('Größe zeigen'));

    expect(brotliDecompressSync(await body.bytes('br')).toString()).toBe('Größe zeigen');
    expect(gunzipSync(await body.bytes('gzip')).toString()).toBe('Größe zeigen');
  });

  test('a page that is asked for again becomes smaller, and stays the same page', async () => {
    const cache = createHtmlCache();
    const html = Array.from({ length: 400 }, (_, i) => `<li>${(i * 7919) % 1013} Tore in ${i} Spielen</li>`).join('');
    const { body } = await cache.get('/', current, async () => page(html));
    const first = await body.bytes('br');

    while (cache.peek('/', current)?.body.ready('br') === first) await new Promise((resolve) => setImmediate(resolve));

    const tight = await body.bytes('br');
    expect(tight.length).toBeLessThan(first.length);
    expect(brotliDecompressSync(tight).toString()).toBe(html);
  });

  test('an incomplete page is kept for three seconds only', async () => {
    let now = 0;
    const cache = createHtmlCache(() => now);
    await cache.get('/news', current, async () => page('Gerippe', 200, false));

    now = 2_999;
    expect(cache.peek('/news', current)).toBeDefined();
    now = 3_001;
    expect(cache.peek('/news', current)).toBeUndefined();
  });

  test('a clock that is set back by a day keeps no incomplete page longer', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const cache = createHtmlCache();
    await cache.get('/news', current, async () => page('Gerippe', 200, false));
    jest.advanceTimersByTime(3_001);
    jest.setSystemTime(Date.now() - 24 * 3_600_000);

    expect(cache.peek('/news', current)).toBeUndefined();
    jest.useRealTimers();
  });

  test('invented paths do not push out real pages', async () => {
    const cache = createHtmlCache();
    await cache.get('/', current, async () => page('Startseite'));

    for (let i = 0; i < 300; i += 1) await cache.get(`/erfunden/${i}`, current, async () => page('404', 404));

    expect(cache.peek('/', current)).toBeDefined();
    expect(cache.peek('/erfunden/0', current)).toBeUndefined();
  });

  test('invented queries and pages that cannot be had push out no page that is read', async () => {
    const cache = createHtmlCache();
    const large: RenderedPage = { ...page('x'.repeat(100_000)), isRare: true };
    const read = ['/', '/news?kategorie=verein', '/spielplan?team=1-mannschaft'];
    for (const path of read) await cache.get(path, current, async () => page('wird gelesen'));

    for (let i = 0; i < 500; i += 1) await cache.get(`/news?suche=${i}`, current, async () => large);
    for (let i = 0; i < 300; i += 1) await cache.get(`/news/${i}`, current, async () => page('503', 503));

    for (const path of read) expect(cache.peek(path, current)).toBeDefined();
    expect(cache.peek('/news?suche=499', current)).toBeDefined();
    expect(cache.peek('/news?suche=0', current)).toBeUndefined();
    expect(cache.peek('/news/0', current)).toBeUndefined();
  });

  test('what is found after a change is kept with what is read, and what is lost no longer', async () => {
    const cache = createHtmlCache();
    const path = '/news?kategorie=jugend';
    await cache.get(path, at(1), async () => ({ ...page('nichts'), isRare: true }));
    await cache.get(path, at(2), async () => page('gefunden'));
    const found = cache.peek(path, at(2));
    await cache.get(path, at(3), async () => ({ ...page('nichts'), isRare: true }));

    expect([found?.isRare, cache.peek(path, at(3))?.isRare, cache.peek(path, at(2))]).toEqual([
      undefined,
      true,
      undefined,
    ]);
  });

  const shown = (stored: Promise<{ body: { ready(encoding: 'identity'): Buffer | undefined } }>) =>
    stored.then(({ body }) => String(body.ready('identity')));
  const slow = () => {
    let come: (rendered: ReturnType<typeof page>) => void = () => undefined;
    const render = new Promise<ReturnType<typeof page>>((resolve) => (come = resolve));
    return { render: () => render, come };
  };
  /** The second set of releases has just gone live. */
  const justChanged = (until: number): Stamp => ({ ...at(1, 'r2', 'v2'), overlap: { ...at(1), until } });

  test('after a release the page of before is answered until its successor is there', async () => {
    const cache = createHtmlCache(() => 1_000);
    await cache.get('/', at(1), async () => page('alt'));
    const { render, come } = slow();

    const first = await shown(cache.get('/', justChanged(3_000), render));
    come({ ...page('neu'), version: 'v2' });
    while (!cache.peek('/', justChanged(3_000))) await new Promise((resolve) => setImmediate(resolve));

    expect([first, await shown(cache.get('/', justChanged(3_000), render))]).toEqual(['alt', 'neu']);
  });

  test('a render that takes longer than two seconds is waited for by nobody', async () => {
    let now = 1_000;
    const cache = createHtmlCache(() => now);
    await cache.get('/', at(1), async () => page('alt'));
    const { render, come } = slow();
    const stamp = justChanged(3_000);

    const early = await shown(cache.get('/', stamp, render));
    now = 9_000;
    const late = await shown(cache.get('/', stamp, render));
    come({ ...page('neu'), version: 'v2' });
    while (!cache.peek('/', stamp)) await new Promise((resolve) => setImmediate(resolve));

    expect([early, late, await shown(cache.get('/', stamp, render))]).toEqual(['alt', 'alt', 'neu']);
  });

  test('who comes while somebody else waits for a render that began later gets the page of before', async () => {
    const cache = createHtmlCache(() => 9_000);
    await cache.get('/', at(1), async () => page('alt'));
    const { render, come } = slow();
    const first = shown(cache.get('/', justChanged(3_000), render));

    const second = await shown(cache.get('/', justChanged(3_000), render));
    come({ ...page('neu'), version: 'v2' });

    expect([await first, second]).toEqual(['neu', 'alt']);
  });

  test.each([
    ['releases', justChanged(3_000)],
    ['content', at(2)],
  ])('a change of %s that cannot be rendered is tried again while nobody waits, for a minute', async (_what, stamp) => {
    let now = 1_000;
    const cache = createHtmlCache(() => now);
    await cache.get('/', at(1), async () => page('alt'));
    await cache.get('/', stamp, () => Promise.reject(new Error('voll')));
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    const keptAfterFailure = cache.peek('/', stamp)?.isBrief;

    now = 5_000;
    const { render, come } = slow();
    const asking = shown(cache.get('/', stamp, render));
    const meanwhile = await shown(cache.get('/', stamp, render));
    now = 61_001;
    const { render: renderAgain } = slow();
    const tooLate = await Promise.race([
      shown(cache.get('/', { ...stamp, releases: `${stamp.releases}b` }, renderAgain)),
      new Promise((resolve) => setImmediate(() => resolve('wartet'))),
    ]);
    come({ ...page('neu'), version: stamp.versionAt('/') });

    expect([keptAfterFailure, meanwhile, tooLate, await asking]).toEqual([true, 'alt', 'wartet', 'neu']);
  });

  test('what a release leaves out is shown after its first failure, too', async () => {
    const cache = createHtmlCache(() => 9_000);
    await cache.get('/', at(1), async () => page('alt'));
    const stamp = at(1, 'r2', 'v2');
    await cache.get('/', stamp, () => Promise.reject(new Error('voll')));

    const again = cache.renew('/', stamp, async () => ({ ...page('Gerippe', 200, false), version: 'v2' }));

    expect(await shown(again)).toBe('Gerippe');
  });

  test('a page whose content has changed is not answered while its successor is rendered', async () => {
    const cache = createHtmlCache(() => 1_000);
    await cache.get('/', at(1), async () => page('mit Bild'));
    const { render, come } = slow();
    const stamp = { ...justChanged(3_000), content: 2 };

    const answers = [1, 2].map(() => shown(cache.get('/', stamp, render)));
    come({ ...page('ohne Bild'), version: 'v2' });

    expect(await Promise.all(answers)).toEqual(['ohne Bild', 'ohne Bild']);
  });

  test.each([
    ['two seconds are over and nobody renders it yet', justChanged(1_000)],
    ['content has changed, too', { ...justChanged(3_000), content: 2 }],
    ['it was out of date already', { ...justChanged(3_000), overlap: { ...at(1, 'r1', 'v1b'), until: 3_000 } }],
  ])('the page of before is not answered when %s', async (_when, stamp) => {
    const cache = createHtmlCache(() => 1_000);
    await cache.get('/', at(1, 'r0'), async () => page('alt'));

    expect(await shown(cache.get('/', stamp, async () => ({ ...page('neu'), version: 'v2' })))).toBe('neu');
  });

  test('the pages read most are rendered before a release, and only those that it changes', async () => {
    const cache = createHtmlCache();
    const next: Stamp = { ...at(1, 'r2'), versionAt: (path) => (path.startsWith('/news') ? 'v2' : 'v1') };
    for (let i = 0; i < 30; i += 1) await cache.get(`/news/${i}`, at(1), async () => page('alt'));
    await cache.get('/kontakt', at(1), async () => page('Kontakt'));
    for (const path of ['/news/7', '/kontakt']) cache.peek(path, at(1));
    const rendered: string[] = [];

    await cache.prepare(next, async (path) => {
      rendered.push(path);
      return { ...page('neu'), version: 'v2' };
    });

    expect([rendered.length, rendered[0]]).toEqual([20, '/news/7']);
    expect(rendered.every((path) => path.startsWith('/news/'))).toBe(true);
    // Until the release is live, and without another render from then on.
    expect(String(cache.peek('/news/7', at(1))?.body.ready('identity'))).toBe('alt');
    expect(String(cache.peek('/news/7', next)?.body.ready('identity'))).toBe('neu');
    expect(String(cache.peek('/kontakt', next)?.body.ready('identity'))).toBe('Kontakt');
  });

  test('what was rendered before a release is of no use when content has changed since', async () => {
    const cache = createHtmlCache();
    await cache.get('/news', at(1), async () => page('alt'));
    await cache.prepare(at(1, 'r2', 'v2'), async () => ({ ...page('neu'), version: 'v2' }));

    expect(cache.peek('/news', at(2, 'r2', 'v2'))).toBeUndefined();
  });

  test.each([
    ['is not whole', () => Promise.resolve(page('Gerippe', 503, false))],
    ['cannot be rendered', () => Promise.reject(new Error('voll'))],
  ])('for a page that %s the one from before stands in, for a minute at most', async (_what, fail) => {
    let now = 0;
    const cache = createHtmlCache(() => now);
    await cache.get('/', at(1), async () => page('von vorher'));

    expect(await shown(cache.get('/', at(2), fail))).toBe('von vorher');
    now = 3_001;
    expect(cache.peek('/', at(2))).toBeUndefined();
    expect(await shown(cache.get('/', at(2), fail))).toBe('von vorher');
    now = 60_001;
    expect(await shown(cache.get('/', at(2), fail)).catch(String)).not.toBe('von vorher');
    expect(await shown(cache.get('/', at(3), async () => page('wieder da')))).toBe('wieder da');
  });

  test('a page that stands in for its successor is rendered ahead as if it were not there', async () => {
    const cache = createHtmlCache(() => 0);
    await cache.get('/', at(1), async () => page('von vorher'));
    await cache.get('/', at(2), () => Promise.reject(new Error('voll')));
    const beforeRelease: string[] = [];
    await cache.prepare(at(2, 'r2'), async (path) => page(`neu ${beforeRelease.push(path)}`));

    expect([beforeRelease, cache.mostReadWithout(at(2))]).toEqual([['/'], ['/']]);
    expect(await shown(cache.renew('/', at(2), async () => page('neu')))).toBe('neu');
    expect(cache.mostReadWithout(at(2))).toEqual([]);
    expect(await shown(cache.renew('/', at(2), async () => page('noch einmal')))).toBe('neu');
  });

  test('no page from before is answered, or kept, because one client has reached its limit; another client renders', async () => {
    const cache = createHtmlCache();
    await cache.get('/', at(1), async () => page('von vorher'));
    const refuse = () => Promise.reject(new TooManyRenders('genug'));

    await expect(cache.get('/', at(2), refuse)).rejects.toBeInstanceOf(TooManyRenders);
    const [greedy, other, third] = await Promise.allSettled([
      shown(cache.get('/', at(2), refuse)),
      shown(cache.get('/', at(2), async () => page('neu'))),
      shown(cache.get('/', at(2), refuse)),
    ]);

    expect(greedy).toMatchObject({ status: 'rejected', reason: expect.any(TooManyRenders) });
    expect([other, third]).toEqual([1, 2].map(() => ({ status: 'fulfilled', value: 'neu' })));
  });

  test('what another version leaves out is shown as it is', async () => {
    const cache = createHtmlCache();
    await cache.get('/', at(1), async () => page('von vorher'));
    const render = async () => ({ ...page('Gerippe', 200, false), version: 'v2' });

    expect(await shown(cache.get('/', at(1, 'r2', 'v2'), render))).toBe('Gerippe');
  });

  test('a failed render is not kept', async () => {
    const cache = createHtmlCache();
    await expect(cache.get('/', current, () => Promise.reject(new Error('kaputt')))).rejects.toThrow('kaputt');

    const { body } = await cache.get('/', current, async () => page('wieder da'));
    expect(String(body.ready('identity'))).toBe('wieder da');
  });
});
