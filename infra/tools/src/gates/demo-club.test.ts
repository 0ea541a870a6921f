import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../webpack/index.ts';

/** Where the club of the demo content may be named: its data, the documents, and tests of what it is shown with. */
const ITS_PLACES = [
  'api/demo',
  'docs',
  'api/seeds/*.test.ts',
  // A database from when every portal began as this club: what proves that such a portal keeps it.
  'api/test/one-club-for-all.sql',
];

test('no code knows the club of the demo content', async () => {
  const { settings } = JSON.parse(await readFile(join(projectRoot, 'api/demo/club.json'), 'utf8')) as {
    settings: { shortName: string };
  };
  const words = settings.shortName.split(' ');
  expect(words.length).toBeGreaterThan(0);

  const found = await filesWith(words, []);
  expect(found).toContain('api/demo/club.json');
  expect(await filesWith(words, ITS_PLACES)).toEqual([]);
});

/** The tracked files that contain one of the words, however it is spelt, outside the given places. */
async function filesWith(words: readonly string[], places: readonly string[]): Promise<string[]> {
  const patterns = words.flatMap((word) => ['-e', word]);
  const outside = places.map((place) => `:(exclude)${place}`);
  const search = ['grep', '-Iliw', '--full-name', ...patterns, '--', '.', ...outside];
  try {
    const { stdout } = await promisify(execFile)('git', search, { cwd: projectRoot });
    return stdout.trim().split('\n');
  } catch (error) {
    // Git says so when it finds nothing.
    if ((error as { code?: unknown }).code === 1) return [];
    throw error;
  }
}
