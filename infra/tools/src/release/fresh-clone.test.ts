import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startReleaseTarget, type ReleaseTarget } from '@portal/server/test/release-target';
import { projectRoot } from '../webpack/index.ts';

const run = promisify(execFile);
/** Installing takes minutes and a registry: in the long form (`npm run test:long`) only. */
const inLongForm = process.env['TEST_LONG'] ? test : test.skip;

let portal: ReleaseTarget;
let clone: string;
beforeAll(async () => {
  portal = await startReleaseTarget();
  clone = await mkdtemp(join(tmpdir(), 'portal-fresh-clone-'));
}, 60_000);
afterAll(async () => {
  await portal.stop();
  await rm(clone, { recursive: true, force: true });
}, 60_000);

inLongForm(
  'a fresh clone with `npm ci` releases a section to a running portal, and builds nothing but that section and what describes it',
  async () => {
    const { portalUrl, token } = portal.accessTo('news');
    const { NODE_OPTIONS: _, ...env } = process.env;
    const options = { cwd: clone, env: { ...env, RELEASE_TOKEN: token }, maxBuffer: 100_000_000 };
    await run('git', ['clone', '--quiet', '--no-local', projectRoot, '.'], options);
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], options);

    const { stdout } = await run('npm', ['run', 'release', '--', 'news', '--to', portalUrl, '--no-browser'], options);

    expect(stdout).toMatch(/news \d+\.\d+\.\d+ ist live/);
    expect(await portal.liveVersion('news')).toBeDefined();
    const built = ['mfe-news/dist', 'mfe-club/dist', 'mfe-teams/dist', 'mfe-admin/dist', 'shell/dist/client'];
    expect(built.filter((path) => existsSync(join(clone, path)))).toEqual(['mfe-news/dist']);
  },
  900_000,
);
