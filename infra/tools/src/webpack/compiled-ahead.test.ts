import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack.ts';
import { minimizer } from './base-config.ts';
import { CompiledAheadPlugin } from './compiled-ahead.ts';

const folder = mkdtempSync(join(tmpdir(), 'ahead-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The bundle of a page whose text has so many characters. */
async function build(characters: number): Promise<string> {
  writeFileSync(join(folder, 'page.js'), `console.log('${'x'.repeat(characters)}');`);
  await runWebpack({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: join(folder, 'dist') },
    optimization: { minimizer },
    performance: false,
    plugins: [new CompiledAheadPlugin()],
  });
  return readFileSync(join(folder, 'dist/main.js'), 'utf8');
}

test('a large file asks to be compiled whole while it arrives, and stays as it is otherwise', async () => {
  const large = await build(40_000);
  expect(large).toMatch(/^\/\/# allFunctionsCalledOnLoad\nconsole\.log\("x+"\);$/);
});

test('a small one is compiled when it is needed', async () => {
  expect(await build(1000)).toMatch(/^console/);
});
