import type { DescribedPage } from '@portal/api/contract';
import { entriesOf } from './public-paths.ts';

const page = { path: '/news/:slug', entries: '/api/news?page=1' } as unknown as DescribedPage;
const api = { get: async () => ({ statusCode: 200, body: '[]' }) };

test('a section that never has done with naming entries fills no more than a sitemap may hold', async () => {
  const readEntries = jest.fn(async () => ({ paths: Array<string>(20_000).fill('/news/a'), next: '/api/news?page=2' }));

  const entries = await entriesOf('news', page, api, readEntries);

  expect(entries).toHaveLength(50_000);
  expect(readEntries).toHaveBeenCalledTimes(3);
});

test('a section that names far too many entries at once is no reason to have no sitemap', async () => {
  const readEntries = async () => ({ paths: Array<string>(1_000_000).fill('/news/a') });

  expect(await entriesOf('news', page, api, readEntries)).toHaveLength(50_000);
});
