import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runWebpack } from '../build/run-webpack.ts';
import { NamedFilesPlugin } from './named-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'named-'));
beforeAll(() => mkdirSync(join(folder, 'src')));
afterAll(() => rmSync(folder, { recursive: true }));

function build(page: string) {
  for (const file of ['draw.js', 'look.css']) writeFileSync(join(folder, 'src', file), '');
  for (const file of ['Font.WOFF2', 'lots.html']) writeFileSync(join(folder, 'src', file), '<p> { }');
  writeFileSync(join(folder, 'src/prize.png'), Buffer.from('89504e470d0a1a0a', 'hex'));
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

test.each([
  ['prize.png', "import prize from './prize.png'; export { prize };"],
  ['Font.WOFF2', "import './Font.WOFF2';"],
  ['look.css', "import './look.css';"],
  ['lots.html', "import lots from './lots.html'; export { lots };"],
])('the file %s is refused in words where it is imported, and webpack says nothing of loaders', async (file, page) => {
  const refusal = await build(page).then(
    () => '',
    (error: unknown) => String(error),
  );

  expect(refusal).toContain(`./src/page.js imports the file ./src/${file}, which no bundle holds: `);
  expect(refusal).not.toContain('loader');
});

test('a source with a fault, and one that is not there, are refused in the words of the compiler', async () => {
  await expect(build('export const = 1;')).rejects.toThrow(/Unexpected token/);
  await expect(build("import './none.png';")).rejects.toThrow(/Can't resolve '.\/none.png'/);
});

test('workers and pages for frames may be named: only browsers open them', async () => {
  const page = `new Worker(new URL('./draw.js', import.meta.url));
    document.querySelector('iframe').src = new URL('./lots.html', import.meta.url);`;

  await expect(build(page)).resolves.toBeDefined();
});
