import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '@portal/server/usage-error';
import { requireSources } from './require-sources.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bare-section-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('whoever has just begun is told one after another what a section lacks, and what to write', async () => {
  const write = (file: string, text: string) => writeFile(join(folder, file), text);
  const requires = () => requireSources(folder);

  // `npm init -y` leaves it like this.
  await write('package.json', '{ "name": "mfe-tombola", "type": "commonjs" }');
  expect(requires).toThrow(new UsageError('„type“ in package.json muss „module“ sein: npm pkg set type=module'));
  await write('package.json', '{ "name": "mfe-tombola", "type": "module" }');
  expect(requires).toThrow(/^tsconfig\.json fehlt; .*"extends": "@portal\/section-kit\/tsconfig\.json"/);
  await write('tsconfig.json', '{}');
  expect(requires).toThrow(/^src\/section\.ts fehlt; /);
  await mkdir(join(folder, 'src'));
  await write('src/section.ts', '');
  // pnpm and Yarn install what the kit depends on out of the section's reach.
  expect(requires).toThrow(/^react ist .* nicht zu finden.*node-linker=hoisted.*nodeLinker: node-modules/);
  await mkdir(join(folder, 'node_modules/react'), { recursive: true });
  await write('node_modules/react/package.json', '{ "name": "react" }');
  expect(requires).not.toThrow();
});
