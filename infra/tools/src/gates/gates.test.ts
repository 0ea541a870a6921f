import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const program = (name: string, file: string) => join(root, 'node_modules', name, file);

/** A project with our own settings and one seeded breach. */
function projectWith(file: string, content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  for (const name of [
    'oxlint.config.mjs',
    '.prettierrc.json',
    'tsconfig.base.json',
    'package.json',
    'knip.json',
    '.gitignore',
  ]) {
    cpSync(join(root, name), join(folder, name));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
  const workspace = file.split('/')[0] ?? '';
  cpSync(join(root, workspace, 'tsconfig.json'), join(folder, workspace, 'tsconfig.json'));
  const home = workspace === 'infra' ? file.split('/').slice(0, 2).join('/') : workspace;
  cpSync(join(root, home, 'package.json'), join(folder, home, 'package.json'));
  return folder;
}

function run(folder: string, ...command: [string, ...string[]]): { failed: boolean; output: string } {
  try {
    return {
      failed: false,
      output: execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
    };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { failed: true, output: stdout + stderr };
  }
}

const folders: string[] = [];
function breach(file: string, content: string): string {
  const folder = projectWith(file, content);
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const lint = (file: string, content: string) =>
  run(
    breach(file, content),
    program('oxlint', 'bin/oxlint'),
    '-c',
    'oxlint.config.mjs',
    '--type-aware',
    '--deny-warnings',
  );

describe('the linter refuses', () => {
  test.each([
    [
      'a section that imports the shell',
      'mfe-news/src/breach.ts',
      "export { matchPage } from '@portal/shell/server';\n",
    ],
    [
      'a section that imports another section',
      'mfe-news/src/breach.ts',
      "export { section } from '@portal/mfe-teams';\n",
    ],
    ['a section that imports code of the API', 'mfe-news/src/breach.ts', "export { buildApi } from '@portal/api';\n"],
    [
      'a section that takes values from the contract',
      'mfe-news/src/breach.ts',
      "import { Article } from '@portal/api/contract';\nexport const schema = Article;\n",
    ],
    [
      'shared code that imports the shell',
      'shared-ui/src/breach.ts',
      "export { matchPage } from '@portal/shell/server';\n",
    ],
    [
      'the server that imports what builds it',
      'infra/server/src/portal/breach.ts',
      "export { remote } from '@portal/tools/webpack';\n",
    ],
    [
      'a relative path across packages',
      'shell/src/app/breach.ts',
      "export { request } from '../../../../shared-ui/src/data/http.ts';\n",
    ],
    [
      'a feature of the API that imports another',
      'api/src/news/breach.ts',
      "export { hashPassword } from '../auth/passwords.ts';\n",
    ],
    [
      'a feature that is new and imports another',
      'api/src/tickets/breach.ts',
      "export { hashPassword } from '../auth/passwords.ts';\n",
    ],
    [
      'what features share that imports one of them',
      'api/src/editing/breach.ts',
      "export { hashPassword } from '../auth/passwords.ts';\n",
    ],
    [
      'a feature of the API that imports the front end',
      'api/src/news/breach.ts',
      "export { request } from '@portal/shared-ui';\n",
    ],
    [
      'a relative path to a section that is new',
      'tests/breach.ts',
      "export { section } from '../mfe-fan-shop/src/section.ts';\n",
    ],
    [
      'a contract that imports more than typebox',
      'api/src/contract/breach.ts',
      "export { AppError } from '../errors.ts';\n",
    ],
    [
      'a part of a feature that imports another',
      'api/src/media/library/breach.ts',
      "export { hashPassword } from '../../auth/passwords.ts';\n",
    ],
    [
      'a tool of the admin area that imports a screen',
      'mfe-admin/src/kit/form/breach.ts',
      "export { articleKind } from '../../screens/news/article-kind.ts';\n",
    ],
    [
      'a screen that imports another, in its test too',
      'mfe-admin/src/screens/media/breach.test.ts',
      "export { articleKind } from '../news/article-kind.ts';\n",
    ],
    [
      'a test that imports the shell into a section',
      'mfe-news/src/breach.test.ts',
      "export { matchPage } from '@portal/shell/server';\n",
    ],
    ['any', 'api/src/news/breach.ts', 'export const anything: any = 1;\n'],
    [
      'a promise nobody waits for',
      'api/src/news/breach.ts',
      'export function forget(): void {\n  Promise.resolve();\n}\n',
    ],
    ['a default export', 'shared-ui/src/breach.ts', 'const value = 1;\nexport default value;\n'],
    [
      'a test that only runs itself',
      'api/src/news/breach.test.ts',
      "test.only('x', () => {\n  expect(1).toBe(1);\n});\n",
    ],
  ])('%s', (_what, file, content) => {
    const { failed, output } = lint(file, content);

    expect(output).toContain('breach');
    expect(failed).toBe(true);
  });

  test('a cycle', () => {
    const folder = breach('api/src/news/breach.ts', "export { other } from './other.ts';\nexport const one = 1;\n");
    writeFileSync(
      join(folder, 'api/src/news/other.ts'),
      "import { one } from './breach.ts';\nexport const other = one;\n",
    );

    expect(run(folder, program('oxlint', 'bin/oxlint'), '-c', 'oxlint.config.mjs').output).toContain('cycle');
  });

  test('nothing in a file without fault', () => {
    expect(lint('mfe-news/src/clean.ts', "export const greeting = 'Anpfiff';\n")).toMatchObject({ failed: false });
  });
});

test('the compiler refuses a type error across the contract', () => {
  const content =
    "import type { Article } from '@portal/api/contract';\nexport const title = (article: Article) => article.titel;\n";

  expect(
    run(breach('mfe-news/src/breach.ts', content), program('typescript', 'bin/tsc'), '-p', 'mfe-news').output,
  ).toContain("'titel' does not exist");
});

test('the compiler refuses a widget for a slot the home page does not have', () => {
  const content = `import type { Section } from '@portal/shared-ui';
export const widgets: Section['widgets'] = { 'latest-newz': { load: () => Promise.resolve({}) } };
`;

  expect(
    run(breach('mfe-news/src/breach.ts', content), program('typescript', 'bin/tsc'), '-p', 'mfe-news').output,
  ).toMatch(/latest-newz.* does not exist/);
});

test('the formatter refuses another style', () => {
  expect(
    run(
      breach('api/src/breach.ts', 'export const a = "x"\n'),
      program('prettier', 'bin/prettier.cjs'),
      '--check',
      'api/src',
    ).failed,
  ).toBe(true);
});

test('the dead-code check names an export nobody uses', () => {
  const folder = breach('mfe-news/src/section.ts', "import { used } from './used.ts';\nexport const section = used;\n");
  writeFileSync(join(folder, 'mfe-news/src/used.ts'), 'export const used = 1;\nexport const forgotten = 2;\n');

  expect(run(folder, program('knip', 'bin/knip.js'), '--no-progress', '--workspace', 'mfe-news').output).toContain(
    'forgotten',
  );
});
