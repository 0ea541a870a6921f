import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from '@swc/core';
import { nameSources } from './source-places.ts';

const SOURCE = `
type Article = { title: string };

export function title(article: Article): string {
  throw new Error('Abseits');
}
`;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-places-'));
  await mkdir(join(folder, 'server'));
  await mkdir(join(folder, 'maps/server'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** Compiles the source as a section's file with its map; returns where it throws. */
async function buildSource(file: string, mapFile: string): Promise<string> {
  const { code, map = '' } = await transform(SOURCE, {
    filename: 'mfe-news/./src/title.ts',
    sourceMaps: true,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  await writeFile(join(folder, mapFile), map);
  const lines = code.split('\n');
  const line = lines.findIndex((text) => text.includes('throw'));
  return `${file}:${line + 1}:${(lines[line] ?? '').indexOf('new Error') + 1}`;
}

test.each([
  ['server/remoteEntry.cjs', 'maps/server/remoteEntry.cjs.map'],
  ['client/src_title_ts.js', 'maps/src_title_ts.js.map'],
])('a place in %s is named by its source', async (file, mapFile) => {
  const place = await buildSource(file, mapFile);
  expect(place).not.toContain(':5:');

  const named = await nameSources(`/news lässt sich nicht erzeugen: Error: Abseits (${place})`, folder);

  expect(named).toBe('/news lässt sich nicht erzeugen: Error: Abseits (mfe-news/src/title.ts:5)');
});

test('a place no source map knows stays as it is, and so does a text without one', async () => {
  expect(await nameSources('Error: Abseits (server/unmapped.cjs:3:7)', folder)).toBe(
    'Error: Abseits (server/unmapped.cjs:3:7)',
  );
  expect(await nameSources('/api gehört dem Rahmen', folder)).toBe('/api gehört dem Rahmen');
});
