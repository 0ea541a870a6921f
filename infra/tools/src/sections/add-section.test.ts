import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { typeErrors } from '../build/type-errors.ts';
import { workspaceSections } from '@portal/server/workspace-sections';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts';
import { projectRoot } from '../webpack/index.ts';
import { addSection } from './add-section.ts';

let sources: WorkspaceCopy;
beforeAll(async () => {
  sources = await copyWorkspace(['api', 'infra', 'shell', 'shared-ui']);
});
afterAll(() => sources.remove());

test('a new section is one of the workspace, its types are right, and its own tests run where no other section is', async () => {
  expect(await addSection('fan-shop', sources.folder)).toBe('mfe-fan-shop');

  expect(await workspaceSections(sources.folder)).toContain('fan-shop');
  expect(await typeErrors('mfe-fan-shop', sources.folder)).toEqual([]);
  const cwd = join(sources.folder, 'mfe-fan-shop');
  const { stderr } = await promisify(execFile)(process.execPath, [join(projectRoot, 'node_modules/jest/bin/jest.js')], {
    cwd,
  });
  expect(stderr).toContain('1 passed');
});

test('what is there is left alone', async () => {
  await addSection('shop', sources.folder);

  await expect(addSection('mfe-shop', sources.folder)).rejects.toThrow('exists already');
});

test.each(['Shop', '../shop', 'shop_1', '', 'shop-'])('„%s“ is no name', async (name) => {
  await expect(addSection(name, sources.folder)).rejects.toThrow('fan-shop');
  expect(existsSync(join(sources.folder, `mfe-${name}`))).toBe(false);
});
