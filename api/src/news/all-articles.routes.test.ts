import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { runningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { multiplyRow } from '../../test/many-rows.ts';
import { statementsOf } from '../../test/query-plans.ts';
import type { Article } from '../contract/index.ts';
import { IS_LONG } from '../../test/long-form.ts';

const api = runningApi({ emptied: ['articles'] });

/** The long form asks for the memory of a very old club. */
const COUNT = IS_LONG ? 10_000 : 300;
const MOST_BYTES = 50e6;

const ask = (headers: Record<string, string> = {}) => api.app.inject({ url: '/api/news', headers });
const titles = (body: string) => (JSON.parse(body) as Article[]).map(({ title }) => title);
const folder = () => join(api.config.dataDir, 'cache', 'news');

/** One article of 4 KB, and copies of it: three in each millisecond, all with letters of their own. */
async function createMany(count: number): Promise<void> {
  await createArticle(api.app, { title: 'Bericht 0', createdAt: '2026-07-01T10:00:00.123Z' });
  await multiplyRow(api.app.db, 'articles', count - 1, {
    id: 'gen_random_uuid()',
    slug: `'bericht-' || n`,
    title: `'Bericht ' || n`,
    content: `'<p>' || (SELECT string_agg(md5((n * 1000 + part)::text), ' ') FROM generate_series(1, 120) part) || '</p>'`,
    published_at: `row.published_at - n * interval '333 microseconds'`,
  });
  await api.app.contentRevision.refresh();
}

test('answers every published article whole, newest first, also those of the same millisecond', async () => {
  await createMany(COUNT);

  const { body, headers } = await ask();

  expect(titles(body)).toEqual(Array.from({ length: COUNT }, (_, n) => `Bericht ${n}`));
  expect((JSON.parse(body) as Article[]).at(-1)?.content).toHaveLength(7 + 120 * 33 - 1);
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' });
});

test('the same bytes go out compressed, and not again to who has them', async () => {
  await createMany(COUNT);
  const plain = await ask();

  const compressed = await ask({ 'accept-encoding': 'gzip, br' });

  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    etag: plain.headers.etag,
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(compressed.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(await ask({ 'if-none-match': String(plain.headers.etag) })).toMatchObject({ statusCode: 304, body: '' });
  expect(await api.app.inject({ method: 'HEAD', url: '/api/news' })).toMatchObject({ statusCode: 200, body: '' });
});

test('is made once, however many ask, and anew after a change; nothing is left on the disk', async () => {
  await createMany(60);

  const statements = await statementsOf(api.app, async () => {
    const bodies = (await Promise.all(Array.from({ length: 20 }, () => ask()))).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    await ask({ 'accept-encoding': 'br' });
  });
  await createArticle(api.app, { title: 'Neu' });
  await api.app.contentRevision.refresh();

  expect(statements.filter(({ sql }) => sql.includes('articles'))).toHaveLength(3);
  expect(titles((await ask()).body).slice(0, 2)).toEqual(['Neu', 'Bericht 0']);
  expect(await readdir(folder())).toEqual([]);
});

test('whoever is still reading the list before a change comes to its end', async () => {
  await createMany(COUNT);

  const answers = await Promise.all(
    Array.from({ length: 6 }, async (_, n) => {
      if (n % 2 === 1) await createArticle(api.app, { title: `Neu ${n}` });
      await api.app.contentRevision.refresh();
      return titles((await ask()).body);
    }),
  );

  for (const list of answers) expect(list.filter((title) => title.startsWith('Bericht'))).toHaveLength(COUNT);
});

test('is an empty list while nothing is published', async () => {
  await createArticle(api.app, { status: 'draft' });
  await api.app.contentRevision.refresh();

  expect((await ask()).json()).toEqual([]);
});

test('is sent all the same where it cannot be kept', async () => {
  await createMany(60);
  await rm(folder(), { recursive: true, force: true });
  await writeFile(folder(), '');
  try {
    const answer = await ask({ 'accept-encoding': 'br' });

    expect([answer.statusCode, answer.headers.etag]).toEqual([200, undefined]);
    expect(titles(answer.body)).toHaveLength(60);
  } finally {
    await rm(folder());
    await mkdir(folder());
  }
});

test('costs little memory however long it is', async () => {
  await createMany(COUNT);
  const address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const read = async () => {
    let bytes = 0;
    for await (const part of (await fetch(`${address}/api/news`)).body ?? []) bytes += (part as Uint8Array).length;
    return bytes;
  };
  globalThis.gc?.();
  const before = process.memoryUsage().rss;

  const sizes = await Promise.all(Array.from({ length: 10 }, read));

  expect(new Set(sizes).size).toBe(1);
  expect(sizes[0]).toBeGreaterThan(COUNT * 4_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(MOST_BYTES);
});
