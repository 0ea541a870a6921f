import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceSections } from './workspace-sections.ts';
import { builtSections } from './built-sections.ts';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'portal-sections-'))));
afterEach(() => rm(root, { recursive: true }));

async function writeSection(name: string, files: Record<string, object>) {
  await mkdir(join(root, `mfe-${name}/dist`), { recursive: true });
  for (const [file, content] of Object.entries(files))
    await writeFile(join(root, `mfe-${name}`, file), JSON.stringify(content));
}

test('sections are the folders with a package; what another branch has built is none', async () => {
  const built = { 'dist/.build-inputs': {}, 'dist/descriptor.json': { name: 'shop' } };
  await writeSection('shop', { 'package.json': { version: '2.0.0' }, ...built });
  await writeSection('unbuilt', { 'package.json': { version: '1.0.0' } });
  await writeSection('failed', { 'package.json': { version: '1.0.0' }, 'dist/descriptor.json': { name: 'failed' } });
  await writeSection('left', { 'dist/descriptor.json': { name: 'left' } });

  expect(await workspaceSections(root)).toEqual(['failed', 'shop', 'unbuilt']);
  expect(await builtSections(root)).toEqual({
    built: [{ folder: join(root, 'mfe-shop/dist'), descriptor: { name: 'shop' }, packageVersion: '2.0.0' }],
    unbuilt: ['failed', 'unbuilt'],
  });
});
