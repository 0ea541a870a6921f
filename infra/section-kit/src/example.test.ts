import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSectionTokensRepository } from '@portal/api/section-tokens';
import { startReleaseTarget, type ReleaseTarget } from '@portal/server/test/release-target';

const run = promisify(execFile);
const kit = join(import.meta.dirname, '..');
const root = join(kit, '../..');
const isLong = process.env['TEST_LONG'] === '1';

let portal: ReleaseTarget;
let folder: string;
let token: string;
beforeAll(async () => {
  [portal, folder] = await Promise.all([startReleaseTarget(), mkdtemp(join(tmpdir(), 'section-outside-'))]);
  await cp(join(kit, 'example'), folder, { recursive: true });
  ({ token } = await createSectionTokensRepository(portal.app.db).insert('tombola', { name: 'CI' }, 'Anna'));
  await (isLong ? installPack() : unpack());
}, 300_000);
afterAll(async () => {
  await portal.stop();
  await rm(folder, { recursive: true, force: true });
});

async function packFile(): Promise<string> {
  const { file } = JSON.parse(await readFile(join(kit, 'dist/kit.json'), 'utf8')) as { file: string };
  return join(kit, 'dist', file);
}

/** As a maintainer would. */
async function installPack(): Promise<void> {
  await run('npm', ['install', '--save-dev', '--no-audit', '--no-fund', await packFile()], { cwd: folder });
}

/** The same from packages that are here: ours are in the pack alone. */
async function unpack(): Promise<void> {
  const packages = join(folder, 'node_modules');
  const pack = join(packages, '@portal/section-kit');
  await mkdir(pack, { recursive: true });
  await run('tar', ['xzf', await packFile(), '--strip-components=1', '-C', pack]);
  for (const from of [join(root, 'node_modules'), join(kit, 'node_modules')])
    for (const name of await readdir(from).catch(() => []))
      if (name !== '@portal') await symlink(join(from, name), join(packages, name)).catch(() => undefined);
}

/** What the command says, on both streams; rejects unless it succeeds. */
async function sectionKit(...args: string[]): Promise<string> {
  const { stdout, stderr } = await run(
    process.execPath,
    [join(folder, 'node_modules/@portal/section-kit/section-kit.mjs'), ...args],
    { cwd: folder, env: { PATH: process.env['PATH'], RELEASE_TOKEN: token, PORTAL_URL: portal.portalUrl } },
  );
  return stdout + stderr;
}

test('a section outside of the workspace is tested and released with the pack and a token', async () => {
  expect(await sectionKit('test')).toMatch(/1 passed/);

  // Its origin waits for an administrator.
  expect(await sectionKit('release')).toMatch(/nicht live.*\n.*https:\/\/lose\.example \(connect\)/);
  expect(await portal.liveVersion('tombola')).toBeUndefined();
  const allowed = { section: 'tombola', kind: 'connect', origin: 'https://lose.example', allowed_by: 'Anna' };
  await portal.app.db('section_origins').insert(allowed);
  expect(await sectionKit('rollback', '1.0.0')).toContain('tombola 1.0.0 ist live (vorher keine Version).');

  const settings = await portal.app.inject('/api/sections/tombola/settings');
  expect(settings.json()).toEqual({ prize: 'einen Präsentkorb', price: 2 });
  if (isLong) await releaseChange();
}, 180_000);

/** The next version, and back. */
async function releaseChange(): Promise<void> {
  const page = join(folder, 'src/tombola/TombolaPage.tsx');
  await writeFile(page, (await readFile(page, 'utf8')).replace('Los ziehen', 'Noch ein Los'));
  expect(await sectionKit('release')).toContain('Zurück geht es mit: npx section-kit rollback');
  expect(await portal.liveVersion('tombola')).toBe('1.0.1');

  expect(await sectionKit('rollback')).toContain('tombola 1.0.0 ist live (vorher 1.0.1).');
  expect(await portal.liveVersion('tombola')).toBe('1.0.0');
}
