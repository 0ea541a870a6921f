import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';

/** The file in which the admin area lists its screens. */
const TABLES = ['screens.ts', 'side-areas.ts', 'section.ts'];

/** A row of a table: its address, and the file that is loaded for it. */
const ROW = /\bto: '([^']+)'|import\('\.\/(screens\/[^']+?)\.tsx?'\)/g;

/** The screens below a folder of sources without a test of their own, which opens them, beside them. */
async function withoutTest(sources: string): Promise<string[]> {
  const missing: string[] = [];
  for (const table of TABLES) {
    let area = '';
    for (const [, to, file] of (await readFile(join(sources, table), 'utf8')).matchAll(ROW)) {
      area = to ?? area;
      if (!file) continue;
      for (const [test, opened] of testsOf(file, area)) {
        const path = join(sources, test);
        if (!existsSync(path)) missing.push(test);
        else if (!(await readFile(path, 'utf8')).includes(opened)) missing.push(`${opened} in ${test}`);
      }
    }
  }
  return missing;
}

/** The tests of a loaded file, each with the screen it opens: a kind of entries has a list, an order and a form. */
function testsOf(file: string, area: string): readonly (readonly [test: string, opened: string])[] {
  if (/(Screen|Page)$/.test(file)) return [[`${file}.test.tsx`, `import { ${basename(file)} }`]];
  if (!file.endsWith('-kind')) return [];
  const words = basename(file).slice(0, -'-kind'.length).split('-');
  const kind = join(dirname(file), words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''));
  return [
    [`${kind}ListScreen.test.tsx`, `'${area}'`],
    [`${kind}OrderScreen.test.tsx`, `'${area}/reihenfolge'`],
    [`${kind}Screen.test.tsx`, `'${area}/:id'`],
  ];
}

test('every screen of the admin area has a test of its own beside it', async () => {
  expect(await withoutTest(join(projectRoot, 'mfe-admin/src'))).toEqual([]);
});

test('names a screen whose test is missing or opens another, and what a kind of entries has no test of', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'screens-'));
  const files = {
    'screens.ts': "to: '/admin/hefte', a(() => import('./screens/notes/sticky-note-kind.ts'))",
    'side-areas.ts':
      "to: '/admin/rat', load: () => import('./screens/board/BoardScreen.tsx'), import('./screens/words.ts')",
    'section.ts': "load: () => import('./screens/login/LoginPage.tsx')",
    'screens/notes/StickyNoteListScreen.test.tsx': "loadedScreens('/admin/hefte')",
    'screens/notes/StickyNoteScreen.test.tsx': "loadedScreens('/admin/hefte')",
    'screens/login/LoginPage.test.tsx': "import { ForgottenPage } from './ForgottenPage.tsx';",
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }

  expect(await withoutTest(folder)).toEqual([
    'screens/notes/StickyNoteOrderScreen.test.tsx',
    "'/admin/hefte/:id' in screens/notes/StickyNoteScreen.test.tsx",
    'screens/board/BoardScreen.test.tsx',
    'import { LoginPage } in screens/login/LoginPage.test.tsx',
  ]);
  await rm(folder, { recursive: true });
});
