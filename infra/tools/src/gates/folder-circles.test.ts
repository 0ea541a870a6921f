import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageFolders } from '../testing/package-folders.ts';
import { projectRoot } from '../webpack/index.ts';
import { folderCircles } from './folder-circles.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'circles-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
}

test('no folder of a package imports what imports it', async () => {
  const packages = await packageFolders(projectRoot);
  const circles = await Promise.all(
    packages.map(async (name) => (await folderCircles(join(projectRoot, name))).map((circle) => `${name} ${circle}`)),
  );

  expect(circles.flat()).toEqual([]);
});

test.each([
  ['values', "export { b } from '../b/b.ts';"],
  ['a type', "import type { B } from '../b/b.ts';\nexport type A = B;"],
  ['a type where it is used', "export type A = import('../b/b.ts').B;"],
  ['what is loaded later', "export const load = () => import('../b/b.ts');"],
])('names two folders that import each other, one of them %s', async (_what, content) => {
  await write({ 'src/a/a.ts': content, 'src/b/deeper/c.ts': "import { a } from '../../a/a.ts';" });
  await write({ 'src/b/b.ts': 'export const b = 1;' });

  expect(await folderCircles(folder)).toEqual(['src: a/a.ts imports b/b.ts, b/deeper/c.ts imports a/a.ts']);
});

test('names a circle of three folders once, and one through a file beside them', async () => {
  await write({
    'src/a/a.ts': "import '../b/b.ts';",
    'src/b/b.ts': "import '../c/c.ts';",
    'src/c/c.tsx': "import '../a/a.ts';",
    'src/c/c.ts': "import './c.tsx';",
    'src/tools/tool.ts': "import { table } from '../table.ts';",
    'src/table.ts': "export const table = () => import('./tools/other.ts');",
  });

  expect(await folderCircles(folder)).toEqual([
    'src: a/a.ts imports b/b.ts, b/b.ts imports c/c.ts, c/c.tsx imports a/a.ts',
    'src: tools/tool.ts imports table.ts, table.ts imports tools/other.ts',
  ]);
});

test('accepts a folder on files beside it, and tests that go round', async () => {
  await write({
    'src/app.ts': "import './a/a.ts';",
    'src/errors.ts': 'export const message = 1;',
    'src/a/a.ts': "import '../errors.ts';\nimport '../b/b.ts';",
    'src/b/b.test.ts': "import '../a/a.ts';",
    'src/b/b.ts': 'export const b = 1;',
    'test/app.ts': "import '../src/app.ts';",
  });

  expect(await folderCircles(folder)).toEqual([]);
});
