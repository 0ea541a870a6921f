import { access, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenChanged } from './build-cache.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-build-'));
  for (const folder of ['infra/tools/src/webpack', 'infra/tools/src/build', 'dist'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

const write = (text: string) => writeFile(join(root, 'source.ts'), text);
const built = () => readFile(join(root, 'dist/result'), 'utf8');
/** Copies the source; `isHalf` breaks off behind that. */
const build = (isHalf = false) =>
  buildWhenChanged(
    'dist',
    ['source.ts'],
    async () => {
      await mkdir(join(root, 'dist'), { recursive: true });
      await writeFile(join(root, 'dist/result'), await readFile(join(root, 'source.ts')));
      if (isHalf) throw new Error('Die Beschreibung fehlt.');
    },
    root,
  );

test('what was built is built again only when it has changed', async () => {
  await write('A');
  const results = [await build(), await build()];
  await write('B');

  expect([...results, await build()]).toEqual(['built', 'unchanged', 'built']);
});

describe('what a build has read of other packages', () => {
  const shared = () => join(root, 'shared/path.ts');
  const bundle = (read = ['shared/path.ts']) =>
    buildWhenChanged(
      'dist',
      ['source.ts'],
      (noteSources) => {
        noteSources({ fileDependencies: new Set(read.map((file) => join(root, file))) });
        return Promise.resolve();
      },
      root,
    );
  beforeEach(async () => {
    await write('A');
    await mkdir(join(root, 'shared'));
    for (const name of ['path.ts', 'other.ts']) await writeFile(join(root, 'shared', name), name);
    for (const folder of ['node_modules', 'infra/dist']) await mkdir(join(root, folder));
    const past = new Date(Date.now() - 10_000);
    await utimes(shared(), past, past);
  });

  test('is built again when it changes or is gone, and nothing else of them', async () => {
    await bundle();
    await writeFile(join(root, 'shared/other.ts'), 'changed');
    expect(await bundle()).toBe('unchanged');

    await writeFile(shared(), 'changed');
    const past = new Date(Date.now() - 5_000);
    await utimes(shared(), past, past);
    expect(await bundle()).toBe('built');
    expect(await bundle()).toBe('unchanged');

    await rm(shared());
    expect(await bundle(['source.ts'])).toBe('built');
    expect(await bundle(['source.ts'])).toBe('unchanged');
  });

  test('is built again when it was changed during the build', async () => {
    await buildWhenChanged(
      'dist',
      ['source.ts'],
      async (noteSources) => {
        noteSources({ fileDependencies: new Set([shared()]) });
        await writeFile(shared(), 'too late');
      },
      root,
    );

    // The portal starts with a build that has a stamp.
    await access(join(root, 'dist/.build-inputs'));
    expect(await bundle()).toBe('built');
  });

  test('is no input where it is installed, built, or the manifest of all packages', async () => {
    const others = ['node_modules/library.js', 'infra/dist/result.js', 'package.json', '../outside.ts'];
    for (const file of others.slice(0, 3)) await writeFile(join(root, file), '{}');
    await bundle(others);
    for (const file of others.slice(0, 3)) await writeFile(join(root, file), '{ "changed": true }');

    expect(await bundle(others)).toBe('unchanged');
  });
});

test('after a build that failed late the state from before is built anew', async () => {
  await write('A');
  await build();
  await write('B');
  await expect(build(true)).rejects.toThrow('Die Beschreibung fehlt.');
  await expect(access(join(root, 'dist'))).rejects.toThrow('ENOENT');
  await write('A');

  expect(await build()).toBe('built');
  expect(await built()).toBe('A');
});

test('a section that is added and what npm adds for other systems change no build, a library that is updated does', async () => {
  const lock = (packages: Record<string, object>) =>
    writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  const libraries = { '': { workspaces: ['mfe-*'] }, 'node_modules/react': { version: '19.3.1' } };
  await write('A');
  await lock(libraries);
  await build();
  await lock({ ...libraries, 'mfe-shop': { version: '1.0.0' }, 'node_modules/@portal/mfe-shop': { link: true } });
  expect(await build()).toBe('unchanged');

  await lock({ ...libraries, 'node_modules/esbuild-darwin': { version: '1.0.0', optional: true, os: ['darwin'] } });
  expect(await build()).toBe('unchanged');

  await lock({ ...libraries, 'node_modules/react': { version: '19.3.2' } });

  expect(await build()).toBe('built');
});
