import { typeErrors } from '../build/type-errors.ts';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts';

let sources: WorkspaceCopy;
beforeAll(async () => {
  sources = await copyWorkspace(['api', 'infra', 'shell', 'shared-ui', 'mfe-news', 'mfe-club']);
});
afterAll(() => sources.remove());

test('a field that leaves the contract breaks the compile of the section that shows it, and of no other', async () => {
  const check = (folder: string) => typeErrors(folder, sources.folder);
  expect(await check('mfe-news')).toEqual([]);

  await sources.edit('api/src/contract/news.ts', 'readingMinutes:', 'minutesToRead:');

  const errors = (await check('mfe-news')).join('\n');
  expect(errors).toMatch(/mfe-news.src.*readingMinutes/);
  expect(await check('mfe-club')).toEqual([]);
});
