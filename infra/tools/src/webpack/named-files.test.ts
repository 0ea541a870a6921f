import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack.ts';
import { NamedFilesPlugin } from './named-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'named-'));
beforeAll(() => mkdirSync(join(folder, 'src')));
afterAll(() => rmSync(folder, { recursive: true }));

function build(page: string) {
  for (const file of ['prize.png', 'lots.html', 'draw.js']) writeFileSync(join(folder, 'src', file), '');
  writeFileSync(join(folder, 'src/page.js'), page);
  return runWebpack({
    mode: 'production',
    context: folder,
    entry: './src/page.js',
    output: { path: join(folder, 'dist') },
    plugins: [new NamedFilesPlugin()],
  });
}

test('a picture among the sources is refused with where it is named, and where pictures come from', async () => {
  await expect(build(`export const prize = new URL('./prize.png', import.meta.url).href;`)).rejects.toThrow(
    /\.\/src\/page\.js names the file \.\/src\/prize\.png, which has no address on the server: draw pictures as SVG/,
  );
});

test('workers and pages for frames may be named: only browsers open them', async () => {
  const page = `new Worker(new URL('./draw.js', import.meta.url));
    document.querySelector('iframe').src = new URL('./lots.html', import.meta.url);`;

  await expect(build(page)).resolves.toBeDefined();
});
