import { mkdtemp, readFile, rm } from 'node:fs/promises';
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
