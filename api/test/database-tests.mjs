import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The module that every test on the server of the run imports. */
const DOOR = 'test/database.ts';

/** The test files below `root` that use the server of the run, and the others: these have nothing to run twice for. */
export function sortTests(root) {
  const door = join(root, DOOR);
  const needs = new Map([[door, true]]);
  const needsDatabase = (file) => {
    if (needs.has(file)) return needs.get(file);
    needs.set(file, false); // meanwhile, for those that import each other
    const found = importsOf(file).some(needsDatabase);
    needs.set(file, found);
    return found;
  };
  const files = readdirSync(root, { recursive: true })
    .filter((name) => name.endsWith('.test.ts') && !/(^|\/)node_modules\//.test(name))
    .map((name) => join(root, name));
  return {
    database: files.filter(needsDatabase),
    unit: files.filter((file) => !needsDatabase(file)),
  };
}

function importsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.ts)'/g)]
    .map(([, path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path));
}
