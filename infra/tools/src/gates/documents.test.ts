import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@portal/api';
import { projectRoot } from '../webpack/index.ts';

const byLetters = (one: string, other: string) => one.localeCompare(other);

/** The names the portal asks its environment for. */
async function settings(): Promise<string[]> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'settings-'));
  const names = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>(
    { DATA_DIR },
    {
      get(target, name) {
        if (typeof name === 'string') names.add(name);
        return target[String(name)];
      },
    },
  );
  readConfig(env);
  await rm(DATA_DIR, { recursive: true });
  return [...names].toSorted(byLetters);
}

test('every setting is explained in the README and stands in the example', async () => {
  const [readme, example] = await Promise.all(
    ['README.md', '.env.example'].map((name) => readFile(join(projectRoot, name), 'utf8')),
  );
  const exampleNames = [...(example ?? '').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  const known = await settings();

  expect(exampleNames.toSorted(byLetters)).toEqual(known);
  expect(known.filter((name) => !readme?.includes(`\`${name}\``))).toEqual([]);
});

test('the screenshots of the README are there and small', async () => {
  const readme = await readFile(join(projectRoot, 'README.md'), 'utf8');
  const pictures = [...readme.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, path = '']) => join(projectRoot, path));
  const sizes = await Promise.all(pictures.map(async (path) => (await stat(path)).size));

  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.max(...sizes)).toBeLessThan(100_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(400_000);
});

test('every npm script that runs a command of ours has one', async () => {
  const { scripts } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const runner = await readFile(join(projectRoot, 'infra/run.mjs'), 'utf8');
  const table = [...runner.matchAll(/^  '?([\w-]+)'?: \['(?:German|English)'(?:, '([^']+)')?/gm)];
  const called = Object.values(scripts).flatMap((script) => /run\.mjs (\S+)$/.exec(script)?.[1] ?? []);

  expect(new Set(table.map(([, name]) => name))).toEqual(new Set(called));
  const files = table.flatMap(([, , file]) => (file === undefined ? [] : [`infra/${file}`]));
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  // Commands that share a file pass it their name.
  const folder = 'infra/tools/src/commands';
  const there = (await readdir(join(projectRoot, folder))).map((name) => `${folder}/${name}`);
  expect(there.filter((file) => !files.includes(file) && !/command-arguments/.test(file))).toEqual([]);
});
