import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';

/**
 * Features newer than the oldest browsers that we support (docs/decisions/2026-11-23-supported-browsers.md). Methods
 * that share their names with others (`union`, `map`) cannot be found this way; the journeys in an old Chromium find
 * them.
 */
const TOO_NEW = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Error.isError',
  'Intl.DurationFormat',
  'Iterator.from',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Uint8Array.fromBase64',
  'URL.parse',
  '.isSubsetOf(',
  '.isSupersetOf(',
  '.symmetricDifference(',
  '.showPopover(',
];

test('no script sent to browsers calls what the oldest of them lack', () => {
  const sections = readdirSync(projectRoot).filter((name) => name.startsWith('mfe-'));
  const folders = ['shell/dist/client', ...sections.map((name) => `${name}/dist/client`)];
  const scripts = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => join(folder, file)),
  );
  scripts.push('shell/dist/server/service-worker.js');
  expect(scripts.length).toBeGreaterThan(20);

  const calls = scripts.flatMap((file) => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    return TOO_NEW.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(calls).toEqual([]);
});
