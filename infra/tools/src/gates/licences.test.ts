import { readdirSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LICENCES_FILE, licences } from '../build/licences.ts';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts';
import { projectRoot } from '../webpack/index.ts';

test('the licences are those of what browsers download now (npm run licences)', async () => {
  expect(await licences(projectRoot)).toBe(await readFile(join(projectRoot, LICENCES_FILE), 'utf8'));
});

test.each(readdirSync(projectRoot).filter((name) => /^(?:shell$|mfe-)/.test(name)))(
  'whatever the build of %s has put into its bundles has its licence there',
  async (name) => {
    const bill = await readFile(join(projectRoot, name, 'dist/server/bom.cdx.json'), 'utf8');
    const { components } = JSON.parse(bill) as { components: Component[] };
    const libraries = components.filter(({ group }) => group !== '@portal').map(entryOf);

    expect(libraries.length).toBeGreaterThan(3);
    const texts = await readFile(join(projectRoot, LICENCES_FILE), 'utf8');
    // The sources of the portal are its own.
    expect(libraries.filter((entry) => !entry.startsWith('portal ') && !texts.includes(`\n${entry}`))).toEqual([]);
  },
);

type Component = { group?: string; name: string; version: string };
const entryOf = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name} ${version} (`;

describe('with other sources', () => {
  const FILE = 'mfe-news/src/section.ts';
  let sources: WorkspaceCopy;
  beforeAll(async () => {
    sources = await copyWorkspace(['api', 'shell', 'shared-ui', 'mfe-news']);
  });
  afterEach(() => cp(join(projectRoot, FILE), join(sources.folder, FILE)));
  afterAll(() => sources.remove());

  test.each([
    ["import { DateTime } from 'luxon';", /^luxon [\d.]+ \(MIT\)$/m],
    ["const load = () => import('sanitize-html');", /^htmlparser2 [\d.]+ \(MIT\)$/m],
  ])('%s brings the licences of the library and of what it depends on', async (line, entry) => {
    expect(await licences(sources.folder)).not.toMatch(entry);

    await sources.edit(FILE, 'export const section', `${line}\nexport const section`);

    expect(await licences(sources.folder)).toMatch(entry);
  });

  test('a type alone brings none', async () => {
    await sources.edit(FILE, 'export const section', "import type { Knex } from 'knex';\nexport const section");

    expect(await licences(sources.folder)).not.toContain('knex');
  });

  test('a library that the lock file does not know is named', async () => {
    await sources.edit(FILE, 'export const section', "import 'left-pad';\nexport const section");

    await expect(licences(sources.folder)).rejects.toThrow('left-pad is not in package-lock.json');
  });
});
