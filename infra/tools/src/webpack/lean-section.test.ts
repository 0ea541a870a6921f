import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack.ts';
import { LeanSectionPlugin } from './lean-section.ts';

const folder = mkdtempSync(join(tmpdir(), 'lean-'));
beforeAll(() => mkdirSync(join(folder, 'src')));
afterAll(() => rmSync(folder, { recursive: true }));

const SECTION = `import { heading, months } from './words.js';
const textPage = (path) => ({ title: heading, path, menu: { label: heading }, load: () => import('./page.js') });
export const section = {
  name: 'tombola',
  title: 'Tombola',
  pages: [
    { path: '/tombola', title: heading, query: ['monat'], data: () => [{ title: months }], load: () => import('./page.js'), listed: false },
    textPage('/regeln'),
  ],
  widgets: { live: { skeleton: 'text', load: () => import('./page.js') } },
};`;

function build(entry: string) {
  writeFileSync(join(folder, 'src/section.ts'), SECTION);
  writeFileSync(join(folder, 'src/words.js'), `export const heading = 'Unsere Tombola'; export const months = 'Mai';`);
  writeFileSync(join(folder, 'src/page.js'), `export default 'page';`);
  writeFileSync(join(folder, 'src/reader.js'), `import { section } from './section.ts'; console.log(section.title);`);
  return runWebpack({
    mode: 'production',
    context: folder,
    entry: `./src/${entry}`,
    experiments: { outputModule: true },
    output: { path: join(folder, 'dist'), filename: 'section.mjs', module: true, library: { type: 'module' } },
    optimization: { minimize: false },
    plugins: [new LeanSectionPlugin()],
  });
}

test('browsers get of a section what loads its pages and their data, and nothing that only describes them', async () => {
  await build('section.ts');

  const code = readFileSync(join(folder, 'dist/section.mjs'), 'utf8');
  expect(code).not.toContain('Unsere Tombola');
  const { section } = (await import(join(folder, 'dist/section.mjs'))) as {
    section: { pages: { path: string; data?: () => unknown }[]; widgets: object };
  };
  expect(section).toEqual({
    name: 'tombola',
    pages: [
      { path: '/tombola', data: expect.any(Function), load: expect.any(Function) },
      { path: '/regeln', load: expect.any(Function) },
    ],
    widgets: { live: { load: expect.any(Function) } },
  });
  expect(section.pages[0]?.data?.()).toEqual([{ title: 'Mai' }]);
});

test('nothing else of a section may read what browsers do not get', async () => {
  await expect(build('reader.js')).rejects.toThrow(/reader\.js reads section\.ts/);
});
