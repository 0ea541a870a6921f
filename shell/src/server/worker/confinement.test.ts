import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testWorker } from '../../../test/test-worker.ts';
import { confinement, ConfinementError, describeConfinement, permissionFlags } from './confinement.ts';
import { createRenderPool } from './render-pool.ts';
import { visitOf } from './visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'confinement-'));
const secret = join(folder, 'release-secret');
writeFileSync(secret, 'geheim', { mode: 0o600 });
const workerFile = join(folder, 'worker.cjs');
// It answers with the value of an expression, or with the code of its error.
writeFileSync(
  workerFile,
  testWorker(`
    const tell = (text) => reply({ keys: ['/api/' + text], failed: {} });
    const attempt = async () => eval(decodeURIComponent(request.visit.pathname.slice(1)));
    attempt().then((value) => tell('did: ' + value), (error) => tell(error.code ?? error.message));`),
);
const NONE = { revision: 1, sections: [], menu: [], accountPages: [] };
const pool = createRenderPool({ workerFile, bundles: [], registry: NONE, timeLimit: 5_000 });
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

async function attempt(expression: string): Promise<unknown> {
  const visit = { ...visitOf('/', NONE), pathname: `/${encodeURIComponent(expression)}` };
  const { keys } = await pool.ask({ type: 'resources', visit, without: [] });
  return keys[0]?.slice('/api/'.length);
}

test.each([
  ['reads a secret', `require('node:fs').readFileSync(${JSON.stringify(secret)}, 'utf8')`],
  ['lists a folder', `require('node:fs').readdirSync(${JSON.stringify(folder)})`],
  ['writes a file', `require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'written'))}, '')`],
  ["reads another process's environment", `require('node:fs').readFileSync('/proc/${process.pid}/environ', 'utf8')`],
  ['starts a program', "require('node:child_process').execFileSync('/usr/bin/env')"],
  ['starts a thread', "new (require('node:worker_threads').Worker)('', { eval: true })"],
  ['loads native code', "process.dlopen({ exports: {} }, '/lib/x86_64-linux-gnu/libc.so.6')"],
])('code of a release that %s is refused', async (_what, expression) => {
  expect(await attempt(expression)).toMatch(/^ERR_/);
});

const { isAlone } = confinement();
// Where nothing keeps them apart, the signals would reach the test itself, and there is a network.
const describeAlone = isAlone ? describe : describe.skip;

describeAlone('where unshare or bwrap works', () => {
  test('code of a release that ends processes ends none but its own', async () => {
    for (const pid of [process.pid, 'process.ppid', 'process.pid', 0, -1])
      await attempt(`process.kill(${pid}, 'SIGKILL')`).catch(() => undefined);

    expect(await attempt('1 + 1')).toBe('did: 2');
  });

  test('code of a release reaches no server of this machine', async () => {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;

    const answer = await attempt(
      `new Promise((done, failed) => require('node:net').connect(${port}, '127.0.0.1').on('connect', done).on('error', failed))`,
    );

    server.close();
    expect(answer).toMatch(/^(ENETUNREACH|ECONNREFUSED|ERR_ACCESS_DENIED)$/);
  });
});

test('code of a release runs under an account of its own where the portal may give it one', async () => {
  const { user } = confinement();

  expect(await attempt('process.getuid?.()')).toBe(`did: ${user ?? process.getuid?.()}`);
});

test('the flag of the permission model is the one that this Node knows', () => {
  expect(permissionFlags(new Set(['--permission', '--experimental-permission']))[0]).toBe('--permission');
  expect(permissionFlags(new Set(['--experimental-permission']))[0]).toBe('--experimental-permission');
  expect(() => permissionFlags(new Set())).toThrow(ConfinementError);
  expect(() => permissionFlags(new Set())).toThrow('Bitte Node ab 20.19, ab 22.13 oder ab 24 verwenden.');
});

test('the log says what holds and what does not', () => {
  expect(describeConfinement({ nodeFlags: [], wrapper: [], user: 65_534, isAlone: true })).toContain('ohne Netz');
  expect(describeConfinement({ nodeFlags: [], wrapper: [], user: null, isAlone: false })).toContain('mit Netz');
});
