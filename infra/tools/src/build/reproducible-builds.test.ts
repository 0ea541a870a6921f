import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { makeSecondClone, type SecondClone } from '../testing/second-clone.ts';
import { projectRoot } from '../webpack/index.ts';
import { workspaceSections } from '@portal/server/workspace-sections';
import { IS_LONG } from '@portal/api/test/long-form';

let clone: SecondClone;
beforeAll(async () => {
  clone = await makeSecondClone();
}, 300_000);
afterAll(() => clone.remove());

/** The files of a build, without the maps that are not released: of the maps for stacks every byte counts, too. */
async function filesOf(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)))
    .filter((path) => path.startsWith('maps') || !path.endsWith('.map'))
    .sort((a, b) => a.localeCompare(b));
}

test('a clone has the line ends of the commit, where git would change them, too', () => {
  const files = ['package-lock.json', 'shell/src/server/document.ts', 'shared-ui/src/index.ts'];
  const attributes = execFileSync('git', ['check-attr', 'eol', '--', ...files], { cwd: projectRoot, encoding: 'utf8' });

  expect(attributes.trim().split('\n')).toEqual(files.map((file) => `${file}: eol: lf`));
});

test('two clones of a commit in two folders build the same bytes', async () => {
  const sections = IS_LONG ? await workspaceSections(projectRoot) : ['news'];
  await clone.run(`
    const { buildShell } = await import('./src/build/build-shell.ts');
    const { buildSection } = await import('./src/build/build-section.ts');
    // Sections first: in a fresh clone they find no shell, and make only the worker that describes them.
    for (const name of ${JSON.stringify(sections)}) await buildSection(name);
    await buildShell();
    if (${IS_LONG}) await (await import('./src/build/build-kit.ts')).buildKit();
    process.exit(0);
  `);

  const kit = IS_LONG ? ['infra/section-kit/dist/package'] : [];
  for (const dist of ['shell/dist', ...kit, ...sections.map((name) => `mfe-${name}/dist`)]) {
    const files = await filesOf(join(clone.folder, dist));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const [ours, theirs] = await Promise.all(
        [projectRoot, clone.folder].map((root) => readFile(join(root, dist, file)).catch(() => undefined)),
      );
      expect([dist, file, ours && theirs?.equals(ours)]).toEqual([dist, file, true]);
    }
  }
}, 300_000);
