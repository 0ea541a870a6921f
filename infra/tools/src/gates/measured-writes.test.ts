import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SURFACE_FILE } from '../build/own-surface.ts';
import { projectRoot } from '../webpack/index.ts';

/** Resources that no front end calls. */
const OF_COMMANDS = ['POST /api/users/rescue'];

const resourcesIn = (file: string) => Object.keys(JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as object);
const isWrite = (resource: string) => !resource.startsWith('GET ');

test('every resource that can be written is known to be used: skew sees when it changes', () => {
  const frontEnds = ['shell', ...readdirSync(projectRoot).filter((name) => name.startsWith('mfe-'))];
  const used = new Set(frontEnds.flatMap((name) => resourcesIn(`${name}/dist/server/api-uses.json`)));
  const writes = resourcesIn(SURFACE_FILE).filter(isWrite);

  expect(writes.length).toBeGreaterThan(100);
  expect(writes.filter((resource) => !used.has(resource))).toEqual(OF_COMMANDS);
});
