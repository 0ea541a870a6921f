import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LICENCES_FILE, licences } from '../build/licences.ts';
import { copyWorkspace, type WorkspaceCopy } from '../testing/workspace-copy.ts';
import { projectRoot } from '../webpack/index.ts';

test('the licences are those of what browsers download now (npm run licences)', async () => {
  expect(await licences(projectRoot)).toBe(await readFile(join(projectRoot, LICENCES_FILE), 'utf8'));
});

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
