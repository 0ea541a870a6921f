import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHtmlCache, type Stamp } from './html-cache.ts';

/** Content, the set of releases, and the version that all pages have with them. */
const at = (content: number, releases = 'r1', version = 'v1'): Stamp => ({
  content,
  releases,
  versionAt: () => version,
});
const current = at(1);

const page = (html: string, statusCode = 200, isComplete = true) => ({
  html,
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

  test('invented queries and pages that cannot be had push out no page without a query', async () => {
    const cache = createHtmlCache();
    const large = page('x'.repeat(100_000));
    await cache.get('/', current, async () => page('Startseite'));

    for (let i = 0; i < 500; i += 1) await cache.get(`/news?suche=${i}`, current, async () => large);
    for (let i = 0; i < 300; i += 1) await cache.get(`/news/${i}`, current, async () => page('503', 503));

    expect(cache.peek('/', current)).toBeDefined();
    expect(cache.peek('/news?suche=499', current)).toBeDefined();
    expect(cache.peek('/news?suche=0', current)).toBeUndefined();
    expect(cache.peek('/news/0', current)).toBeUndefined();
  });

  test('a failed render is not kept', async () => {
    const cache = createHtmlCache();
    await expect(cache.get('/', current, () => Promise.reject(new Error('kaputt')))).rejects.toThrow('kaputt');

    const { body } = await cache.get('/', current, async () => page('wieder da'));
    expect(String(body.ready('identity'))).toBe('wieder da');
  });
});
