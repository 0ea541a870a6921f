import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { kitFileName } from '@portal/server/kit-address';
import { buildWhenChanged } from './build-cache.ts';
import { buildShell } from './build-shell.ts';
import { kitBundles } from '../webpack/kit.ts';
import { projectRoot } from '../webpack/index.ts';
import { LICENCES_FILE } from './licences.ts';
import { ownSurface, SURFACE_FILE } from './own-surface.ts';
import { runWebpack } from './run-webpack.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

const kitFolder = join(projectRoot, 'infra/section-kit');
const distFolder = join(kitFolder, 'dist');
/** What is packed. */
const packFolder = join(distFolder, 'package');
/** The folder of the kit's compiled modules in the pack. */
const LIBRARY = 'lib';
/** Packages that only some commands need, and that are larger than all the others. */
const PEERS = ['axe-core', 'playwright', 'webpack-dev-server'];
/** Read by the portal, which serves the pack (infra/server/src/portal/section-kit-routes.ts). */
const MANIFEST = 'kit.json';

/** Modules of our packages that sections may import, without those only for the shell or our own tools. */
const OFFERED: Readonly<Record<string, (name: string) => boolean>> = {
  'shared-ui': (name) => !['./document', './colors', './contrast', './home-slots'].includes(name),
  api: (name) => ['./contract', './test/expect-console'].includes(name),
};

/** The package that sections outside of this repository are built with, as one file; needs a built shell. */
export async function buildKit(): Promise<'built' | 'unchanged'> {
  await ownSurface();
  const inputs = [
    'infra/section-kit',
    'infra/tools/src',
    'infra/server/src/client',
    'infra/server/src/browser-gate',
    'infra/server/src/portal/kit-address.ts',
    'shared-ui',
    'shell/src',
    'api/src/answers/compress.ts',
    'api/src/contract',
    'api/src/errors.ts',
    'api/src/releases',
    'api/test/expect-console.ts',
    SURFACE_FILE,
    LICENCES_FILE,
  ];
  return buildWhenChanged('infra/section-kit/dist', inputs, async (noteSources) => {
    await rm(distFolder, { recursive: true, force: true });
    await mkdir(packFolder, { recursive: true });
    const modules = await offeredModules();
    const bundling = kitBundles(packFolder).map(async (config) => noteSources(await runWebpack(config)));
    await Promise.all([compileLibrary(modules), ...bundling, copyFiles()]);
    await writeJson(
      'modules.json',
      mapValues(modules, (source) => `${LIBRARY}/${compiled(source, '.js')}`),
    );
    await writeTypes(modules);
    await writePackage();
    await pack();
  });
}

/** Source files, from the project's folder, by the name that sections import them under. */
async function offeredModules(): Promise<Record<string, string>> {
  const modules: Record<string, string> = { 'react-router-dom': 'shared-ui/src/routing/react-router-dom.ts' };
  for (const [folder, isOffered] of Object.entries(OFFERED)) {
    const { name, exports } = await readPackage(folder);
    for (const [path, file] of Object.entries(exports ?? {}))
      if (isOffered(path) && /\.tsx?$/.test(file)) modules[name + path.slice(1)] = join(folder, file);
  }
  return modules;
}

/** JavaScript and types of the modules that sections import, file by file. */
async function compileLibrary(modules: Readonly<Record<string, string>>): Promise<void> {
  const settings = join(distFolder, 'tsconfig.json');
  const { 'react-router-dom': _router, ...own } = modules;
  const all = [...Object.values(modules), 'shared-ui/test/patience.ts'];
  await writeFile(
    settings,
    JSON.stringify({
      extends: '../../../shared-ui/tsconfig.json',
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        rootDir: projectRoot,
        outDir: join(packFolder, LIBRARY),
        // Found by way of node_modules first, as some runs do, they would be another package's and left out.
        paths: mapValues(own, (source) => [join(projectRoot, source)]),
      },
      include: [],
      files: all.map((source) => join(projectRoot, source)),
    }),
  );
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  await run(process.execPath, [compiler, '-p', settings], { cwd: projectRoot });
}

async function copyFiles(): Promise<void> {
  const copies: [from: string, to: string][] = [
    [join(kitFolder, 'files/jest.mjs'), 'jest/jest.mjs'],
    [join(kitFolder, 'files/default.config.mjs'), 'jest/default.config.mjs'],
    ...['CHANGELOG', 'README'].map((name): [string, string] => [join(kitFolder, `${name}.md`), `${name}.md`]),
    [join(kitFolder, 'templates'), 'templates'],
    [join(kitFolder, 'example'), 'example'],
    [join(projectRoot, SURFACE_FILE), 'surface.json'],
    // The licences of the shell's libraries; those that the kit's programs import are installed with their own.
    [join(projectRoot, LICENCES_FILE), 'licences.txt'],
  ];
  await Promise.all([...copies.map(([from, to]) => cp(from, join(packFolder, to), { recursive: true })), copyShell()]);
  // npm leaves it out of every pack under its own name.
  await rename(join(packFolder, 'example/.gitignore'), join(packFolder, 'example/gitignore'));
}

/** The shell as it is released: sections are described with its worker, and checked in its frame. */
async function copyShell(): Promise<void> {
  const { folder, descriptor } = await buildShell();
  const files = descriptor.files.map(({ path }) => path);
  await Promise.all(files.map((path) => cp(join(folder, path), join(packFolder, 'shell', path))));
  await writeJson('shell/descriptor.json', descriptor);
}

/** The compiler settings of a section, with the place of each module. */
async function writeTypes(modules: Readonly<Record<string, string>>): Promise<void> {
  const settings = JSON.parse(await readFile(join(kitFolder, 'files/tsconfig.json'), 'utf8')) as {
    compilerOptions: object;
  };
  const { 'react-router-dom': _router, ...own } = modules;
  const paths = mapValues(own, (source) => [`./${LIBRARY}/${compiled(source, '.d.ts')}`]);
  await writeJson('tsconfig.json', { compilerOptions: { ...settings.compilerOptions, paths } });
}

/** The dependencies that are installed with the pack; our own packages are in it. */
async function writePackage(): Promise<void> {
  const { name, version, description, type, devDependencies = {} } = await readPackage('infra/section-kit');
  const needed = Object.entries(devDependencies).filter(([dependency]) => !dependency.startsWith('@portal/'));
  const { engines } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')) as { engines: object };
  await writeJson('package.json', {
    name,
    version,
    description,
    type,
    engines,
    bin: { 'section-kit': 'section-kit.mjs' },
    exports: { './jest': './jest/jest.mjs', './tsconfig.json': './tsconfig.json', './package.json': './package.json' },
    dependencies: Object.fromEntries(needed.filter(([dependency]) => !PEERS.includes(dependency))),
    // A command that needs one says how it is installed.
    peerDependencies: Object.fromEntries(needed.filter(([dependency]) => PEERS.includes(dependency))),
    peerDependenciesMeta: Object.fromEntries(PEERS.map((name) => [name, { optional: true }])),
  });
}

/** Makes the file to install, and its description. */
async function pack(): Promise<void> {
  const npm = process.env['npm_execpath'];
  const args = ['pack', packFolder, '--pack-destination', distFolder, '--ignore-scripts', '--loglevel=error'];
  await (npm ? run(process.execPath, [npm, ...args]) : run('npm', args));
  const packed = (await readdir(distFolder)).find((name) => name.endsWith('.tgz'));
  if (!packed) throw new Error('npm pack has left no file');
  const content = await readFile(join(distFolder, packed));
  const { name, version } = await readPackage('infra/section-kit');
  const file = kitFileName(version, content);
  await rename(join(distFolder, packed), join(distFolder, file));
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`;
  await writeFile(
    join(distFolder, MANIFEST),
    JSON.stringify({ name, version, file, bytes: content.length, integrity }),
  );
}

type Package = {
  name: string;
  version: string;
  description: string;
  type: string;
  exports?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

async function readPackage(folder: string): Promise<Package> {
  return JSON.parse(await readFile(join(projectRoot, folder, 'package.json'), 'utf8')) as Package;
}

const compiled = (source: string, ending: string) => source.replace(/\.tsx?$/, ending);

const mapValues = <T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

async function writeJson(file: string, content: object): Promise<void> {
  await writeFile(join(packFolder, file), `${JSON.stringify(content, null, 2)}\n`);
}
