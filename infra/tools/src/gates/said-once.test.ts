import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';
import { trackedFiles } from './tracked-files.ts';

/** The files of the API that say something like this; applied migrations stay as they are. */
const filesWith = (pattern: string) =>
  trackedFiles('-E', pattern, '--', 'api/src', 'api/seeds', ':(exclude)*.test.ts', ':(exclude)*.fixture.ts');

const BERLIN = 'api/src/time/berlin-time.ts';

test.each([
  ['the name of the zone', 'Europe/Berlin', BERLIN],
  ['the length of a day', String.raw`\b24 \* 60 \* 60\b|\b86_?400|\b24 \* HOUR`, BERLIN],
  ['how SQL makes a day of a point in time', String.raw`AT TIME ZONE ('[^']+'|:[a-z]+|\?)\)?(::| AS )date`, BERLIN],
  ['the days of the week', `'monday', 'tuesday'`, 'api/src/contract/training-times.ts'],
  ['that a version is stale', `'stale_version'`, 'api/src/editing/versions.ts'],
])('the API says once %s', async (_, pattern, home) => {
  expect(await filesWith(pattern)).toEqual([home]);
});

/** The drawings (`d` of an SVG path) that stand in more than one of these files. */
function drawnTwice(files: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [file, code] of files)
    for (const [drawing] of code.matchAll(/(?<=["'])m-?[\d.]+[ -][-\d\s.,mlhvcsqtaz]{6,}(?=["'])/gi))
      places.set(drawing, (places.get(drawing) ?? new Set()).add(file));
  return [...places].filter(([, known]) => known.size > 1).map(([drawing]) => drawing);
}

test('every icon is drawn once', async () => {
  const names = await trackedFiles(
    'LineIcon\\|<path\\|<svg',
    '--',
    'shell',
    'shared-ui',
    'mfe-*',
    ':(exclude)*.test.*',
  );
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(projectRoot, name), 'utf8')] as const),
  );

  expect(names).toContain('shared-ui/src/components/icons.tsx');
  // Shell and admin area share through shared-ui's entry alone
  // (docs/decisions/2026-11-22-icons-stay-our-own.md#decision).
  expect(drawnTwice(new Map(files))).toEqual(['M12 4 2.5 20h19zM12 10v4m0 3v.01']);
});

test('names a drawing that stands in two files, and none that stands twice in one', () => {
  const files = {
    'a.tsx': '<path d="m6 9 6 6 6-6" />',
    'b.ts': "down: 'm6 9 6 6 6-6'",
    'c.ts': "['M0 0h9v9z', 'M0 0h9v9z']",
  };

  expect(drawnTwice(new Map(Object.entries(files)))).toEqual(['m6 9 6 6 6-6']);
});
