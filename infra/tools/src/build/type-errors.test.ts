import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typeErrors } from './type-errors.ts';

test('the folders of the shell are right each on its own, as its release looks at them', async () => {
  // The gate joins workspaces, so that what one of them declares for Fastify is known to all.
  const findings = await Promise.all(['shared-ui', 'shell'].map((folder) => typeErrors(folder)));

  expect(findings.flat()).toEqual([]);
});

test('nothing is written beside the sources, whatever the configuration of a section says', async () => {
  const root = await mkdtemp(join(tmpdir(), 'types-'));
  await writeFile(join(root, 'tsconfig.json'), '{ "include": ["*.ts"] }');
  await writeFile(join(root, 'section.ts'), 'export const section = 1;');

  const findings = await typeErrors('.', root);
  const files = await readdir(root);
  await rm(root, { recursive: true });

  expect(findings).toEqual([]);
  expect(files.sort()).toEqual(['.cache', 'section.ts', 'tsconfig.json']);
});
