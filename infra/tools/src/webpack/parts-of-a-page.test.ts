import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack.ts';
import { PartsOfAPagePlugin } from './parts-of-a-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const byName = (one: unknown, other: unknown) => String(one).localeCompare(String(other));

const SECTION = `export const section = {
  pages: [{ path: '/tombola', load: () => import('./page.js') }],
  widgets: {
    'latest-news': { load: () => import('./first.js') },
    live: { load: () => import('./second.js').then(({ Second }) => ({ Second })) },
    'tombola/prizes': { load: () => import('./prizes.js') },
  },
};`;

test("a section's widgets of one page come as one file, each page in one of its own", async () => {
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/section.ts'), SECTION);
  for (const part of ['page', 'first', 'second', 'prizes'])
    writeFileSync(join(folder, `src/${part}.js`), `export default '${part}';`);

  const { chunks, chunkGraph } = await runWebpack({
    mode: 'production',
    context: folder,
    entry: './src/section.ts',
    output: { path: join(folder, 'dist') },
    optimization: { chunkIds: 'named', moduleIds: 'named' },
    plugins: [new PartsOfAPagePlugin()],
  });

  // Modules that webpack adds itself have no id.
  const parts = [...chunks].map((chunk) =>
    chunkGraph
      .getChunkModules(chunk)
      .map((module) => chunkGraph.getModuleId(module))
      .filter(Boolean)
      .toSorted(byName),
  );
  expect(parts.toSorted(byName)).toEqual([
    ['./src/first.js', './src/second.js'],
    ['./src/page.js'],
    ['./src/prizes.js'],
    ['./src/section.ts'],
  ]);
  expect([...chunks].map(({ name }) => name)).toEqual(expect.arrayContaining(['home', 'tombola-slots']));
});
