import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './files-below.ts';

/** Files that are no sources: installed, built, measured, tests and their fixtures. */
const LEFT_OUT = /^(node_modules|dist|results|test|\..*)$|\.(test|spec|fixture|d)\.m?tsx?$/;
const CODE = /\.(tsx?|mjs)$/;

async function sources(folder: string): Promise<string[]> {
  return (await filesBelow(folder, LEFT_OUT)).filter((path) => CODE.test(path)).toSorted();
}

/** A file's imports by a relative path: values, types, or modules to load later. */
const IMPORT = /\b(?:from|import)\s*(?:\(\s*(?:\/\*.*?\*\/\s*)*)?'(\.[^']+)'/g;

async function imports(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  return [...source.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
}

/**
 * The imports among the entries of one folder, each with an example; files in a subfolder count as that subfolder
 * (`news/`).
 */
type Imports = Map<string, Map<string, string>>;

async function importsByFolder(root: string): Promise<Map<string, Imports>> {
  const found = new Map<string, Imports>();
  const note = (from: readonly string[], to: readonly string[]) => {
    const depth = from.findIndex((name, index) => name !== to[index]);
    // Itself, or another package's.
    if (depth === -1 || to[0] === '..') return;
    const nameIn = (path: readonly string[]) => `${path[depth]}${depth < path.length - 1 ? '/' : ''}`;
    const place = from.slice(0, depth).join('/');
    const here: Imports = found.get(place) ?? new Map();
    const targets = here.get(nameIn(from)) ?? new Map<string, string>();
    found.set(place, here.set(nameIn(from), targets));
    const [file, target] = [from, to].map((path) => path.slice(depth).join('/'));
    if (!targets.has(nameIn(to))) targets.set(nameIn(to), `${file} imports ${target}`);
  };
  const split = (path: string) => relative(root, path).split('/');
  for (const file of await sources(root)) for (const target of await imports(file)) note(split(file), split(target));
  return found;
}

/** The shortest way from a folder by imports back to itself. */
function circleThrough(folder: string, found: Imports): string[] | undefined {
  const seen = new Set<string>();
  const ways = [[folder]];
  for (const way of ways)
    for (const next of found.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === folder) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  return undefined;
}

/**
 * Every circle of imports in the package at `root` that a folder takes part in, once: where it is, and an import for
 * each of its steps. A file beside folders counts by itself, so a folder may stand on files beside it. Circles of files
 * alone are the linter's to find.
 */
export async function folderCircles(root: string): Promise<string[]> {
  const circles = new Map<string, string>();
  for (const [place, found] of await importsByFolder(root))
    for (const folder of [...found.keys()].filter((name) => name.endsWith('/')).toSorted()) {
      const circle = circleThrough(folder, found);
      const known = `${place} ${circle?.toSorted().join(' ')}`;
      if (!circle || circles.has(known)) continue;
      const steps = circle.map((one, index) => found.get(one)?.get(circle[(index + 1) % circle.length] ?? ''));
      circles.set(known, `${place || '.'}: ${steps.join(', ')}`);
    }
  return [...circles.values()];
}
