import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const program = (name: string, file: string) => join(root, 'node_modules', name, file);

const settings = [
  'oxlint.config.mjs',
  'api/package.json',
  '.oxfmtrc.json',
  'tsconfig.base.json',
  'package.json',
  'knip.json',
  '.gitignore',
];

/** A project with our own settings and seeded faults. */
function projectWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  for (const name of settings) cpSync(join(root, name), join(folder, name));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    const workspace = file.split('/')[0] ?? '';
    cpSync(join(root, workspace, 'tsconfig.json'), join(folder, workspace, 'tsconfig.json'));
    const home = workspace === 'infra' ? file.split('/').slice(0, 2).join('/') : workspace;
    cpSync(join(root, home, 'package.json'), join(folder, home, 'package.json'));
  }
  return folder;
}

function run(folder: string, ...command: [string, ...string[]]): { failed: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
  return { failed: status !== 0, output: stdout + stderr };
}

const folders: string[] = [];
function breach(file: string, content: string): string {
  const folder = projectWith({ [file]: content });
  folders.push(folder);
  return folder;
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const LINTER = [program('oxlint', 'bin/oxlint'), '-c', 'oxlint.config.mjs', '--type-aware'] as const;

/** Each in a file of its own, so that the linter, which takes a second to start, needs to look once. */
const BREACHES: readonly (readonly [what: string, file: string, content: string])[] = [
  [
    'a section that imports the shell',
    'mfe-news/src/breach-1.ts',
    "export { matchPage } from '@portal/shell/server';\n",
  ],
  [
    'a section that imports another section',
    'mfe-news/src/breach-2.ts',
    "export { section } from '@portal/mfe-teams';\n",
  ],
  ['a section that imports code of the API', 'mfe-news/src/breach-3.ts', "export { buildApi } from '@portal/api';\n"],
  [
    'a section that imports a room of the API',
    'mfe-news/src/breach-40.ts',
    "export { findSectionTokens } from '@portal/api/section-tokens';\n",
  ],
  [
    'a client of the shell that imports how the API keeps answers',
    'shell/src/client/breach-41.ts',
    "export { entityTag } from '@portal/api/answers/entity-tag';\n",
  ],
  [
    'a page server that imports a room of the API',
    'shell/src/server/breach-42.ts',
    "export { findSectionTokens } from '@portal/api/section-tokens';\n",
  ],
  [
    'a section that takes values from the contract',
    'mfe-news/src/breach-4.ts',
    "import { Article } from '@portal/api/contract';\nexport const schema = Article;\n",
  ],
  [
    'shared code that imports the shell',
    'shared-ui/src/breach-5.ts',
    "export { matchPage } from '@portal/shell/server';\n",
  ],
  [
    'the server that imports what builds it',
    'infra/server/src/portal/breach-0.ts',
    "export { remote } from '@portal/tools/webpack';\n",
  ],
  [
    'a relative path across packages',
    'shell/src/app/breach-6.ts',
    "export { request } from '../../../shared-ui/src/data/http.ts';\n",
  ],
  [
    'a feature of the API that imports another',
    'api/src/news/breach-7.ts',
    "export { hashPassword } from '../auth/passwords.ts';\n",
  ],
  [
    'a feature that is new and imports another',
    'api/src/tickets/breach-8.ts',
    "export { hashPassword } from '../auth/passwords.ts';\n",
  ],
  [
    'what features share that imports one of them',
    'api/src/editing/breach-9.ts',
    "export { hashPassword } from '../auth/passwords.ts';\n",
  ],
  [
    'a feature of the API that imports the front end',
    'api/src/news/breach-10.ts',
    "export { request } from '@portal/shared-ui';\n",
  ],
  [
    'a relative path to a section that is new',
    'tests/breach-11.ts',
    "export { section } from '../mfe-fan-shop/src/section.ts';\n",
  ],
  [
    'a contract that imports more than typebox',
    'api/src/contract/breach-12.ts',
    "export { AppError } from '../errors.ts';\n",
  ],
  [
    'a part of a feature that imports another',
    'api/src/media/library/breach-13.ts',
    "export { hashPassword } from '../../auth/passwords.ts';\n",
  ],
  [
    'a tool of the admin area that imports a screen',
    'mfe-admin/src/kit/form/breach-14.ts',
    "export { toBody } from '../../screens/news/article-values.ts';\n",
  ],
  [
    'a tool of the admin area that imports the table of screens',
    'mfe-admin/src/kit/form/breach-22.ts',
    "export { adminPages } from '../../screens.ts';\n",
  ],
  [
    'a screen that imports the table of screens',
    'mfe-admin/src/screens/media/breach-23.ts',
    "export { adminPages } from '../../screens.ts';\n",
  ],
  [
    'a screen that imports another, in its test too',
    'mfe-admin/src/screens/media/breach-15.test.ts',
    "export { toBody } from '../news/article-values.ts';\n",
  ],
  [
    'a part of a screen that imports another screen',
    'mfe-admin/src/screens/media/deep/breach-34.ts',
    "export { toBody } from '../../news/article-values.ts';\n",
  ],
  [
    'a part of a screen that imports the table of screens',
    'mfe-admin/src/screens/media/deep/breach-35.ts',
    "export { adminPages } from '../../../screens.ts';\n",
  ],
  [
    'a test that imports the shell into a section',
    'mfe-news/src/breach-16.test.ts',
    "export { matchPage } from '@portal/shell/server';\n",
  ],
  [
    'what tests of a section share that imports the shell',
    'mfe-news/test/breach-24.ts',
    "export { matchPage } from '@portal/shell/server';\n",
  ],
  [
    'what tests of shared code share that imports how it is built',
    'shared-ui/test/breach-25.ts',
    "export { remote } from '@portal/tools/webpack';\n",
  ],
  [
    'what tests of the shell share that takes values from the contract',
    'shell/test/breach-26.ts',
    "import { Article } from '@portal/api/contract';\nexport const schema = Article;\n",
  ],
  [
    'a journey that imports the shell',
    'tests/journeys/breach-27.spec.ts',
    "export { pageHeaders } from '@portal/shell/server';\n",
  ],
  [
    'a request to another server beside the guard',
    'api/src/news/breach-28.ts',
    "export const found = () => fetch('https://verein.example');\n",
  ],
  [
    'a request to another server over the global object',
    'api/src/news/breach-29.ts',
    "export const found = () => globalThis.fetch('https://verein.example');\n",
  ],
  [
    'a request to another server by a library, in a plugin',
    'api/src/plugins/breach-30.ts',
    "export { request } from 'undici';\n",
  ],
  [
    'a request to another server by Node, in a part of a feature',
    'api/src/media/library/breach-31.ts',
    "import { get } from 'node:http';\nexport const found = () => get('http://verein.example');\n",
  ],
  [
    'a request to another server by all that Node has',
    'api/src/breach-32.ts',
    "import * as http from 'node:http';\nexport const found = () => http.get('http://verein.example');\n",
  ],
  [
    'a connection to another server',
    'api/src/imports/breach-33.ts',
    "import { connect } from 'node:net';\nexport const found = () => connect(80, 'verein.example');\n",
  ],
  ['any', 'api/src/news/breach-17.ts', 'export const anything: any = 1;\n'],
  [
    'a promise nobody waits for',
    'api/src/news/breach-18.ts',
    'export function forget(): void {\n  Promise.resolve();\n}\n',
  ],
  ['a default export', 'shared-ui/src/breach-19.ts', 'const value = 1;\nexport default value;\n'],
  [
    'storage that a browser may refuse',
    'mfe-news/src/breach-21.ts',
    "export const stored = () => localStorage.getItem('x');\n",
  ],
  [
    'a test that only runs itself',
    'api/src/news/breach-20.test.ts',
    "test.only('x', () => {\n  expect(1).toBe(1);\n});\n",
  ],
];
const CYCLE = {
  'api/src/news/one.ts': "export { other } from './other.ts';\nexport const one = 1;\n",
  'api/src/news/other.ts': "import { one } from './one.ts';\nexport const other = one;\n",
};
const CLEAN = { 'mfe-news/src/clean.ts': "export const greeting = 'Anpfiff';\n" };

describe('the linter refuses', () => {
  type Finding = { code: string; filename: string; message: string };
  let found: Finding[];
  beforeAll(() => {
    const files = Object.fromEntries(BREACHES.map(([, file, content]) => [file, content]));
    const folder = projectWith({ ...files, ...CYCLE, ...CLEAN });
    folders.push(folder);
    const { output } = run(folder, ...LINTER, '--format', 'json');
    found = (JSON.parse(output) as { diagnostics: Finding[] }).diagnostics;
  });
  const findings = (file: string) => found.filter(({ filename }) => filename === file).map(({ code }) => code);

  test.each(BREACHES)('%s', (_what, file) => {
    expect(findings(file)).not.toEqual([]);
  });

  test('a cycle', () => {
    expect(findings('api/src/news/one.ts').join()).toContain('no-cycle');
  });

  test('nothing in a file without fault', () => {
    expect(findings(Object.keys(CLEAN)[0] ?? '')).toEqual([]);
  });
});

test('a finding fails the lint, and nothing else does', () => {
  const lint = (files: Record<string, string>) => {
    const folder = projectWith(files);
    folders.push(folder);
    return run(folder, ...LINTER, '--deny-warnings').failed;
  };

  expect([lint({ 'api/src/news/breach.ts': 'debugger;\n' }), lint(CLEAN)]).toEqual([true, false]);
});

describe('the compiler refuses', () => {
  let output: string;
  beforeAll(() => {
    const folder = projectWith({
      'mfe-news/src/title.ts':
        "import type { Article } from '@portal/api/contract';\nexport const title = (article: Article) => article.titel;\n",
      'mfe-news/src/widgets.ts': `import type { Section } from '@portal/shared-ui';
export const widgets: Section['widgets'] = { 'latest-newz': { load: () => Promise.resolve({}) } };
`,
    });
    folders.push(folder);
    ({ output } = run(folder, program('typescript', 'bin/tsc'), '-p', 'mfe-news', '--pretty', 'false'));
  });

  test('a type error across the contract', () => {
    expect(output).toMatch(/title\.ts.*'titel' does not exist/);
  });

  test('a widget for a slot the home page does not have', () => {
    expect(output).toMatch(/widgets\.ts.*latest-newz.* does not exist/);
  });
});

test('the formatter refuses another style', () => {
  expect(
    run(breach('api/src/breach.ts', 'export const a = "x"\n'), program('oxfmt', 'bin/oxfmt'), '--check', 'api/src')
      .failed,
  ).toBe(true);
});

test('the dead-code check names an export nobody uses', () => {
  const folder = breach('mfe-news/src/section.ts', "import { used } from './used.ts';\nexport const section = used;\n");
  writeFileSync(join(folder, 'mfe-news/src/used.ts'), 'export const used = 1;\nexport const forgotten = 2;\n');

  expect(run(folder, program('knip', 'bin/knip.js'), '--no-progress', '--workspace', 'mfe-news').output).toContain(
    'forgotten',
  );
});
