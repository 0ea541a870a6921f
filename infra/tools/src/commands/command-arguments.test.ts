import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '../webpack/index.ts';

/** The output of a command's process, and its exit code. */
async function called(command: string, ...args: string[]) {
  const parameters = ['infra/run.mjs', command, ...args];
  const run = promisify(execFile)(process.execPath, parameters, { cwd: projectRoot });
  const { stdout, stderr, code } = await run.then(
    (ended) => ({ ...ended, code: 0 }),
    (failure: { stdout: string; stderr: string; code: number }) => failure,
  );
  return { stdout, stderr, code };
}

test.each([
  ['test', /^Usage: npm test -- /],
  ['test-long', /^Usage: npm run test:long -- /],
  ['bench', /^Usage: npm run bench -- /],
  ['build', /^Usage: npm run build\n/],
  ['typecheck', /^Usage: npm run typecheck -- /],
  ['licences', /^Usage: npm run licences\n/],
  ['screenshots', /^Usage: npm run screenshots\n/],
  ['pack-contract', /^Usage: npm run pack-contract\n/],
  ['add-section', /^Usage: npm run add-section -- /],
  ['start', /^Aufruf: npm start\n/],
  ['dev', /^Aufruf: npm run dev -- /],
  ['backup', /^Aufruf: npm run backup -- /],
  ['restore', /^Aufruf: npm run restore -- /],
  ['rescue', /^Aufruf: npm run rescue -- /],
])('%s --help says in its language how the command is called and runs nothing', async (command, usage) => {
  expect(await called(command, '--help')).toEqual({ code: 0, stdout: expect.stringMatching(usage), stderr: '' });
});

test.each([
  ['test', ['--chnaged'], "Unknown option '--chnaged'"],
  ['test', ['mfe-news'], 'Unknown: mfe-news'],
  ['test-long', ['--runs', 'many'], '--runs takes a number from 1 on, not "many"'],
  ['build', ['mfe-news'], 'Unknown: mfe-news'],
  ['typecheck', ['mfe-nwes'], 'Unknown: mfe-nwes'],
  ['licences', ['--all'], "Unknown option '--all'"],
  ['add-section', [], 'A name is missing'],
  ['add-section', ['Fan Shop'], '"Fan Shop" cannot name a section; use a name such as fan-shop'],
])('%s %j is refused in a line, with the usage below', async (command, args, fault) => {
  const { code, stdout, stderr } = await called(command, ...args);

  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^${fault}[^\\n]*\\nUsage: npm `));
});

test.each([
  [['nix'], /^Unbekanntes Modul: nix\. Es gibt: mfe-admin, /],
  [['--with'], /^Aufruf: npm run dev -- /],
  [['--with', 'verein.example', 'mfe-news'], /^Aufruf: npm run dev -- /],
  [['--with', 'https://verein.example'], /^Mit --with wird ein Modul entwickelt/],
])('dev %j is refused as a wrong call', async (args, sentence) => {
  const { code, stdout, stderr } = await called('dev', ...args);

  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(sentence) });
});

test('an unknown command is refused as a wrong call, with those that there are', async () => {
  const { code, stderr } = await called('relaese');

  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^Unknown command "relaese"\. Commands: start, dev, /),
  });
});

test('start takes no words: settings are variables', async () => {
  const { code, stderr } = await called('start', '--port', '80');

  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^Unbekannt: --port 80\nAufruf: npm start\n/),
  });
});
