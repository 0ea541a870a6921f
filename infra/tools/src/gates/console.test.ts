import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const infra = join(import.meta.dirname, '../../..');
const runner = join(infra, '../node_modules/jest/bin/jest.js');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Runs one test with our own settings; what it printed when it failed, or an empty text. */
function failureOf(body: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gate-'));
  folders.push(folder);
  symlinkSync(join(infra, '../node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'tools'));
  writeFileSync(
    join(folder, 'jest.config.mjs'),
    `import ours from '${join(infra, 'jest.config.mjs')}'; export default { ...ours, rootDir: '${folder}' };`,
  );
  const file = join(folder, 'tools/seeded.test.ts');
  writeFileSync(
    file,
    `import { expectConsole } from '@portal/api/test/expect-console';\ntest('seeded', async () => { ${body} });\nexport const used = expectConsole;\n`,
  );
  try {
    execFileSync(process.execPath, [runner], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

test.each([
  ['an error on the console', "console.error('kaputt %s', 7);", 'console.error: kaputt 7'],
  ['a warning on the console', "console.warn('alt');", 'console.warn: alt'],
  [
    'a line of another level than expected',
    "expectConsole('warn', /kaputt/); console.error('kaputt');",
    'console.error: kaputt',
  ],
  ['an expected line that does not come', "expectConsole('error', /kaputt/);", 'console.error did not say /kaputt/'],
  [
    'a warning of Node',
    "const { EventEmitter } = await import('node:events'); const emitter = new EventEmitter(); for (let i = 0; i < 11; i += 1) emitter.on('x', () => i); await new Promise(setImmediate);",
    'MaxListenersExceededWarning',
  ],
  [
    'a promise rejected unseen',
    "void Promise.reject(new Error('vergessen')); await new Promise(setImmediate);",
    'vergessen',
  ],
])('%s fails a test', (_, body, reason) => {
  expect(failureOf(body)).toContain(reason);
});

test('a line that is expected fails nothing', () => {
  expect(failureOf("expectConsole('error', /^kaputt 7$/); console.error('kaputt %s', 7);")).toBe('');
});
