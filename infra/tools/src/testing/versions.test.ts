import { versionLines } from './versions.ts';

test('a run says what it is run with: browser, Node, npm and both databases', async () => {
  const lines = await versionLines(() => undefined);

  expect(lines.map((line) => /^(.+?): \D*\d/.exec(line)?.[1])).toEqual([
    'Chromium',
    'Node',
    'npm',
    'Embedded database',
    'Database server',
  ]);
});
