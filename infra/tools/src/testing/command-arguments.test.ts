import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../webpack/index.ts';

/** What a command's process prints, and its exit code. */
async function called(command: string, ...args: string[]) {
  const file = join(projectRoot, `infra/tools/src/commands/${command}.ts`);
  const parameters = ['--import', 'tsx', file, ...args];
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
])('%s --help says in English how the command is called and runs nothing', async (command, usage) => {
  expect(await called(command, '--help')).toEqual({ code: 0, stdout: expect.stringMatching(usage), stderr: '' });
});

test.each([
  ['test', ['--chnaged'], "Unknown option '--chnaged'"],
  ['test', ['mfe-news'], 'Unknown: mfe-news'],
  ['test-long', ['--runs', 'many'], '--runs takes a number from 1 on, not "many"'],
])('%s %j is refused in a line, with the usage below', async (command, args, fault) => {
  const { code, stdout, stderr } = await called(command, ...args);

  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^${fault}[^\\n]*\\nUsage: npm `));
});
