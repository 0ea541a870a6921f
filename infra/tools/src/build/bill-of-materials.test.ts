import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runWebpack } from './run-webpack.ts';
import { writeBillOfMaterials } from './bill-of-materials.ts';

const sources = {
  'package.json': '{ "name": "mfe-tombola", "version": "1.0.0" }',
  'src/client.js': `
    import { draw } from 'lots';
    import { left } from 'left-out';
    import { euros } from '@money/format';
    console.log(draw(), euros());
    import('./late.js');
  `,
  'src/late.js': `import { wheel } from 'wheel'; console.log(wheel());`,
  'src/server.js': `import { draw } from 'lots'; console.log(draw());`,
  'node_modules/lots/package.json':
    '{ "name": "lots", "version": "2.1.0", "license": "(MIT OR Apache-2.0)", "main": "esm/index.js", "sideEffects": false }',
  'node_modules/lots/esm/package.json': '{ "type": "module" }',
  'node_modules/lots/esm/index.js': `import { random } from 'random'; export const draw = () => random();`,
  'node_modules/lots/node_modules/random/package.json':
    '{ "name": "random", "version": "0.4.0", "license": "ISC", "sideEffects": false }',
  'node_modules/lots/node_modules/random/index.js': 'export const random = () => Math.random();',
  'node_modules/left-out/package.json': '{ "name": "left-out", "version": "1.0.0", "sideEffects": false }',
  'node_modules/left-out/index.js': 'export const left = 1;',
  'node_modules/@money/format/package.json':
    '{ "name": "@money/format", "version": "3.0.0", "license": "SEE LICENSE IN LICENSE" }',
  'node_modules/@money/format/index.js': `export const euros = () => '2 €';`,
  'node_modules/wheel/package.json': '{ "name": "wheel", "version": "1.0.0" }',
  'node_modules/wheel/index.js': 'export const wheel = () => Date.now();',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-bill-'));
  for (const [path, text] of Object.entries(sources)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await mkdir(join(folder, 'dist/server'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const build = (part: string) =>
  runWebpack({
    mode: 'production',
    context: folder,
    entry: `./src/${part}.js`,
    output: { path: join(folder, 'dist', part) },
  });

test('a bill of materials names each package that a bundle holds, and none that was left out', async () => {
  const bundles = { client: await build('client'), server: await build('server') };

  await writeBillOfMaterials(join(folder, 'dist'), 'tombola', bundles, folder);

  const bill = JSON.parse(await readFile(join(folder, 'dist/server/bom.cdx.json'), 'utf8')) as {
    components: { purl: string; licenses?: unknown; properties: { value: string }[] }[];
  };
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { type: 'application', name: 'tombola' } },
  });
  const listed = bill.components.map(({ purl, licenses, properties }) => [
    purl.replace(/(?<=webpack@).*/, 'X'),
    licenses,
    properties.map(({ value }) => value),
  ]);
  expect(listed).toEqual([
    ['pkg:npm/%40money/format@3.0.0', [{ license: { name: 'SEE LICENSE IN LICENSE' } }], ['client']],
    ['pkg:npm/lots@2.1.0', [{ expression: '(MIT OR Apache-2.0)' }], ['client', 'server']],
    ['pkg:npm/random@0.4.0', [{ license: { id: 'ISC' } }], ['client', 'server']],
    ['pkg:npm/webpack@X', [{ license: { id: 'MIT' } }], ['client']],
    ['pkg:npm/wheel@1.0.0', undefined, ['client']],
  ]);
});
