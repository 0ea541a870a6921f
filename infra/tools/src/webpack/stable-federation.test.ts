import { createRequire } from 'node:module';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack from 'webpack';
import { StableFederationPlugin } from './stable-federation.ts';

const { ModuleFederationPlugin } = createRequire(import.meta.url)(
  '@module-federation/enhanced/webpack',
) as typeof import('@module-federation/enhanced/webpack');

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'stable-federation-')));
});
afterEach(() => rm(folder, { recursive: true }));

test('the id of no module comes from the folder of the build', async () => {
  const [ids = [], others] = await Promise.all(['one', 'other/deeper'].map(idsIn));

  expect(ids.join()).toContain('provide-module');
  expect(ids).toEqual(others);
});

/** Builds a host that shares a module; the ids of all modules that come from that. */
async function idsIn(name: string): Promise<string[]> {
  const home = join(folder, name);
  const library = join(home, 'node_modules/library');
  await mkdir(library, { recursive: true });
  await writeFile(join(home, 'main.js'), "void import('library');");
  await writeFile(join(library, 'package.json'), '{ "name": "library", "version": "1.0.0" }');
  await writeFile(join(library, 'index.js'), 'export const library = 1;');
  return new Promise((resolve, reject) => {
    webpack(
      {
        mode: 'production',
        context: home,
        entry: join(home, 'main.js'),
        output: { path: join(home, 'dist'), uniqueName: 'host' },
        plugins: [
          new ModuleFederationPlugin({
            name: 'host',
            shared: { library: {} },
            dts: false,
            manifest: false,
          }),
          new StableFederationPlugin(),
        ],
      },
      (error, stats) => {
        if (error || !stats) return reject(error ?? new Error('No build'));
        const { chunkGraph, modules } = stats.compilation;
        // Federation's own runtime lies elsewhere.
        const here = [...modules].filter(
          (module) => module.nameForCondition()?.startsWith(home) ?? /shared|provide/.test(module.type),
        );
        const ids = here.map((module) => `${module.type} ${chunkGraph?.getModuleId(module)}`);
        resolve(ids.sort((a, b) => a.localeCompare(b)));
      },
    );
  });
}
