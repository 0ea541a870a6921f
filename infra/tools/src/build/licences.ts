import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The path of the generated text; the portal serves it at `/assets/licences.txt`. */
export const LICENCES_FILE = 'shell/licences.txt';

type LockedPackage = { version: string; license?: string; dependencies?: Record<string, string> };
type Lock = { packages: Record<string, LockedPackage> };
type Part = { name: string; text: string };

/** Packages that write code into bundles without an import of ours; their own dependencies do not end up there. */
const BUILT_IN = ['webpack', '@module-federation/enhanced', '@module-federation/inject-external-runtime-core-plugin'];
/** The imported package also contains build tools; browsers get only this part of it. */
const SHIPPED_PART: Readonly<Record<string, string>> = {
  '@module-federation/enhanced': '@module-federation/runtime-tools',
};
const FONTS = 'shared-ui/fonts';
const DEMO_CREDITS = 'api/demo/CREDITS.md';
const IMPORT = /(?:^(?:import|export)(?! type) [^;']*?from |^import |\bimport\()'([^'.][^']*)'/gm;

/**
 * The licences of everything that browsers download or that a release packs: libraries that the code of shell,
 * sections, shared-ui and contract imports, with all that they depend on by the lock file; fonts and demo content.
 */
export async function licences(root: string): Promise<string> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const parts = [
    ...(await Promise.all(
      shippedPackages(lock, await importedPackages(root)).map((path) => ofPackage(root, lock, path)),
    )),
    ...(await ofFonts(root)),
    { name: 'Demo content', text: (await readFile(join(root, DEMO_CREDITS), 'utf8')).trim() },
  ];
  const byText = new Map<string, string[]>();
  for (const { name, text } of parts) byText.set(text, [...(byText.get(text) ?? []), name]);
  const chapters = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return `Licences of what this portal sends to browsers and packs with its releases.\n\n${chapters.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** The packages that the code for browsers imports, each with the workspace; types alone do not count. */
async function importedPackages(root: string): Promise<[name: string, workspace: string][]> {
  const sections = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
  const folders = ['shell/src', 'shared-ui/src', 'api/src/contract', ...sections.map((name) => `${name}/src`)];
  const found: [string, string][] = [];
  for (const folder of folders) {
    const workspace = folder.split('/')[0] ?? '';
    for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const isShipped = /(?<!\.test)\.tsx?$/.test(path) && !path.startsWith(join(root, 'shell/src/server'));
      if (!isShipped || !entry.isFile()) continue;
      for (const [, request = ''] of (await readFile(path, 'utf8')).matchAll(IMPORT)) {
        const name = /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? '';
        if (!/^(@portal\/|node:)/.test(name)) found.push([SHIPPED_PART[name] ?? name, workspace]);
      }
    }
  }
  return found;
}

/** The places in the lock file of packages and all they depend on, sorted. */
function shippedPackages(
  { packages }: Lock,
  imported: readonly (readonly [name: string, workspace: string])[],
): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string) => {
    if (name.startsWith('@types/')) return;
    const path = place(packages, name, from);
    if (found.has(path)) return;
    found.add(path);
    for (const dependency of Object.keys(packages[path]?.dependencies ?? {})) add(dependency, path);
  };
  for (const [name, workspace] of imported) add(name, workspace);
  for (const name of BUILT_IN) found.add(place(packages, name, ''));
  return [...found].toSorted();
}

/** Where Node finds a package from another one: in its own folder, or in one above. */
function place(packages: Lock['packages'], name: string, from: string): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder) throw new Error(`${name} is not in package-lock.json; run npm install.`);
  }
}

async function ofPackage(root: string, { packages }: Lock, path: string): Promise<Part> {
  const { version = '', license = '' } = packages[path] ?? {};
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const files = (await readdir(join(root, path))).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const texts = await Promise.all(files.toSorted().map((file) => readFile(join(root, path, file), 'utf8')));
  if (!license && texts.length === 0) throw new Error(`${name} ${version} has no licence.`);
  const text = texts.map((each) => each.replaceAll('\r\n', '\n').trim()).join('\n\n');
  return {
    name: `${name} ${version} (${license})`,
    text: text || (await ofAuthor(join(root, path), license)),
  };
}

/** What stands for the missing licence file of a package: the licence's name, and the author. */
async function ofAuthor(folder: string, license: string): Promise<string> {
  const { author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name: string };
  };
  const name = typeof author === 'string' ? author : author?.name;
  return `${license}${name ? `, by ${name}` : ''}: https://spdx.org/licenses/${license}.html`;
}

async function ofFonts(root: string): Promise<Part[]> {
  const files = (await readdir(join(root, FONTS))).filter((file) => file.endsWith('-LICENSE.txt')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      name: `Font ${file.replace('-LICENSE.txt', '')}`,
      text: (await readFile(join(root, FONTS, file), 'utf8')).trim(),
    })),
  );
}
