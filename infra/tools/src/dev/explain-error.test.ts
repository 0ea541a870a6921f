import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { explainError } from './explain-error.ts';

const PAGE = `import { heading } from './heading.ts';

export function page(title: string | undefined): string {
  return heading(title as string);
}
`;
const HEADING = `type Title = string;

export function heading(title: Title): string {
  if (title) return title.toUpperCase();
  throw new TypeError('Der Titel fehlt');
}
`;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-frames-'));
  await writeFile(join(folder, 'page.ts'), PAGE);
  await writeFile(join(folder, 'heading.ts'), HEADING);
  file = join(folder, 'page.cjs');
  await build({
    mode: 'development',
    context: folder,
    target: 'node20',
    devtool: 'source-map',
    entry: './page.ts',
    output: { path: folder, filename: 'page.cjs', library: { type: 'commonjs2' } },
    module: { rules: [{ test: /\.ts$/, loader: require.resolve('swc-loader'), options: { sourceMaps: true } }] },
    optimization: { concatenateModules: false },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const build = (configuration: Configuration) =>
  new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
const findMap = async (built: string) => JSON.parse(await readFile(`${built}.map`, 'utf8'));

/** The stack of the built page's error, in a process of its own: jest names sources by itself. */
async function thrownStack(): Promise<string> {
  const code = 'try { require(process.argv[1]).page() } catch (error) { console.log(error.stack) }';
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', code, file]);
  return stdout.trim();
}

test('an error is told by its place in the sources, with the lines around it and the way there', async () => {
  expect(await explainError('TypeError: Der Titel fehlt', await thrownStack(), findMap)).toBe(
    [
      'TypeError: Der Titel fehlt',
      '  heading.ts:5:9',
      '',
      '  4 |   if (title) return title.toUpperCase();',
      "> 5 |   throw new TypeError('Der Titel fehlt');",
      '    |         ^',
      '  6 | }',
      '',
      '  page.ts:4:17',
    ].join('\n'),
  );
});

test('a single line that names a place is explained, too', async () => {
  const [, line, column] = /page\.cjs:(\d+):(\d+)/.exec(await thrownStack()) ?? [];

  const told = await explainError('Der Titel fehlt', `Der Titel fehlt (${file}:${line}:${column})`, findMap);

  expect(told).toContain("> 5 |   throw new TypeError('Der Titel fehlt');");
});

test('what no map knows stays as it is', async () => {
  const stack = 'Error: Abseits\n    at https://verein.example/releases/shell/1/client/main.js:1:20';

  expect(await explainError('Error: Abseits', stack, async () => undefined)).toBe(stack);
});
