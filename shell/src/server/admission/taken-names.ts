import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Candidate } from '../pipeline/portal-api.ts';

/** The statement by which a section's server bundle gets a shared module; webpack leaves names as they are in it. */
const TAKEN_MODULE = /\b(\w+) = __webpack_require__\("webpack\/sharing\/consume\/default\/([^"]+)"\)/g;

/** The measure of a build if code takes an installed package as a whole: it may ask whether a name is there. */
const EVERYTHING = '*';

/**
 * A name that a section takes of a shared module that does not export it, and the pages and widgets whose code does.
 */
export type MissingName = { name: string; places: string[] };

/**
 * Names that a section takes of shared modules that lack them, even for code that runs only after a click. Its build
 * has measured them; for older releases their code is read. `provided` are the exports by name of the module; other
 * modules are not checked.
 */
export async function missingNames(
  { descriptor, folder }: Candidate,
  provided: Readonly<Record<string, readonly string[]>>,
): Promise<MissingName[]> {
  // If its code is missing no page can be rendered, which is the clearer fault.
  const taken = descriptor.uses?.shared ?? takenNames(await textOf(folder, [descriptor.server]));
  const missing = Object.entries(taken).flatMap(([module, names]) => {
    const exported = provided[module];
    return exported ? names.filter((name) => name !== EVERYTHING && !exported.includes(name)) : [];
  });
  if (missing.length === 0) return [];
  const parts = [
    ...descriptor.pages.map(({ path, files }) => ({ place: path, files })),
    ...descriptor.widgets.map(({ name, files }) => ({ place: `Baustein ${name}`, files })),
  ];
  const texts = await Promise.all(parts.map(({ files }) => textOf(folder, files)));
  return missing.map((name) => ({
    name,
    places: parts.filter((_part, index) => uses(texts[index] ?? '', name)).map(({ place }) => place),
  }));
}

/** The names a built server bundle takes of each shared module; half a second of work for a large one. */
export function takenNames(code: string): Record<string, string[]> {
  const modules = new Map([...code.matchAll(TAKEN_MODULE)].map(([, variable = '', module = '']) => [variable, module]));
  if (modules.size === 0) return {};
  const namesOf = new RegExp(String.raw`\b(${[...modules.keys()].join('|')})\.([\w$]+)`, 'g');
  const taken = new Map<string, Set<string>>();
  for (const [, variable = '', name = ''] of code.matchAll(namesOf)) {
    const module = modules.get(variable) ?? '';
    taken.set(module, (taken.get(module) ?? new Set()).add(name));
  }
  return Object.fromEntries([...taken].map(([module, names]) => [module, [...names].sort()]));
}

/** Minifying shortens variables, never the names of properties. */
const uses = (code: string, name: string) =>
  new RegExp(String.raw`\.${name.replaceAll('$', String.raw`\$`)}(?![\w$])`).test(code);

async function textOf(folder: string, files: readonly string[]): Promise<string> {
  const texts = files.map((file) => readFile(join(folder, file), 'utf8').catch(() => ''));
  return (await Promise.all(texts)).join('\n');
}
