import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSectionKeysRepository } from '@portal/api/section-keys';
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

/** What a pipeline has in its environment. */
const variables = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  RELEASE_TOKEN: token,
  PORTAL_URL: portal.portalUrl,
  SIGNING_KEY: 'signing-key.pem',
});

/** What the command says, on both streams; rejects unless it succeeds. */
async function sectionKit(...args: string[]): Promise<string> {
  const program = join(folder, 'node_modules/@portal/section-kit/section-kit.mjs');
  const { stdout, stderr } = await run(process.execPath, [program, ...args], { cwd: folder, env: variables() });
  return stdout + stderr;
}

test('whatever the programs of the pack import is installed with it, or named where it is needed', async () => {
  const pack = join(folder, 'node_modules/@portal/section-kit');
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(pack, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const programs = (await readdir(pack)).filter((name) => name.endsWith('.mjs'));
  const texts = await Promise.all(programs.map((name) => readFile(join(pack, name), 'utf8')));
  const imported = texts.flatMap((text) => [...text.matchAll(/^import (?:.* from )?"((?:@[^/"]+\/)?[^/"]+)/gm)]);
  const packages = imported.map(([, name = '']) => name).filter((name) => !name.startsWith('node:'));

  expect(packages).toContain('webpack');
  expect(packages.filter((name) => !dependencies?.[name] && !peerDependencies?.[name])).toEqual([]);
});

test('a section outside of the workspace is tested, signed and released with the pack and a token', async () => {
  expect(await sectionKit('test')).toMatch(/1 passed/);
  const [publicKey = ''] = (await sectionKit('keys')).split('\n');
  expect((await stat(join(folder, 'signing-key.pem'))).mode & 0o777).toBe(0o600);
  await createSectionKeysRepository(portal.app.db).insert('tombola', { name: 'CI', publicKey }, 'Anna');

  // Its origin waits for an administrator.
  expect(await sectionKit('release', '--no-browser')).toMatch(/nicht live.*\n.*https:\/\/lose\.example \(connect\)/);
  expect(await portal.liveVersion('tombola')).toBeUndefined();
  const allowed = { section: 'tombola', kind: 'connect', origin: 'https://lose.example', allowed_by: 'Anna' };
  await portal.app.db('section_origins').insert(allowed);
  expect(await sectionKit('rollback', '1.0.0')).toContain('tombola 1.0.0 ist live (vorher keine Version).');

  const settings = await portal.app.inject('/api/sections/tombola/settings');
  expect(settings.json()).toEqual({ prize: 'einen Präsentkorb', price: 2 });
  expect(await sectionKit('releases')).toMatch(/● 1\.0\.0 .*unterschrieben mit „CI“/);
  expect(await sectionKit('releases', '--health')).toContain('tombola hat noch keine Aufrufe.');
  if (isLong) await releaseChange();
}, 180_000);

/** The next version, and back. */
async function releaseChange(): Promise<void> {
  for (const file of ['TombolaPage.tsx', 'TombolaPage.test.tsx']) {
    const path = join(folder, 'src/tombola', file);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('Los ziehen', 'Noch ein Los'));
  }
  expect(await sectionKit('release')).toContain('Zurück geht es mit: npx section-kit rollback');
  expect(await portal.liveVersion('tombola')).toBe('1.0.1');

  expect(await sectionKit('rollback')).toContain('tombola 1.0.0 ist live (vorher 1.0.1).');
  expect(await portal.liveVersion('tombola')).toBe('1.0.0');
}

/** The commands of a pipeline in order; what a forge does besides is its own. */
async function commandsOf(template: string): Promise<string[]> {
  const text = await readFile(join(kit, 'templates', template), 'utf8');
  const scripts = [...text.matchAll(/script:\n((?: +- .+\n)+)/g)].flatMap(([, lines = '']) =>
    lines.split(/^ +- /m).map((line) => line.trim()),
  );
  const steps = [...text.matchAll(/^ +(?:- )?run: (.+)$/gm)].map(([, command = '']) => command);
  // A lock file is made here first, which `npm ci` refuses where a registry lacks packages of other platforms.
  return [...steps, ...scripts].filter(Boolean).map((command) => command.replace('npm ci', 'npm install'));
}

/** Each installs everything anew. */
if (isLong) {
  test.each([
    ['.github/workflows/section.yml', 4],
    ['.forgejo/workflows/section.yml', 5],
    ['.gitlab-ci.yml', 6],
  ])(
    'the commands of the template %s test a change and release it',
    async (template, space) => {
      const page = join(folder, 'src/tombola/TombolaPage.tsx');
      await writeFile(page, (await readFile(page, 'utf8')).replace(/var\(--space-\d\)/, `var(--space-${space})`));
      const before = await portal.liveVersion('tombola');
      const commands = await commandsOf(template);
      expect(commands.filter((command) => command.includes('section-kit'))).toHaveLength(2);

      for (const command of commands)
        await run('bash', ['-c', command], { cwd: folder, env: { ...variables(), GITLAB_USER_LOGIN: 'anna' } });

      expect(await portal.liveVersion('tombola')).not.toBe(before);
    },
    600_000,
  );

  test('what fails only in a browser is refused by the gate, once what drives one is installed', async () => {
    const { peerDependencies } = JSON.parse(
      await readFile(join(folder, 'node_modules/@portal/section-kit/package.json'), 'utf8'),
    ) as { peerDependencies: Record<string, string> };
    const peers = ['axe-core', 'playwright'].map((name) => `${name}@${peerDependencies[name]}`);
    expect(await sectionKit('gate')).toContain(`npm install --save-dev --save-exact ${peers.join(' ')}`);
    await run('npm', ['install', '--save-dev', '--save-exact', '--no-audit', '--no-fund', ...peers], { cwd: folder });
    expect(await sectionKit('gate')).toMatch(/im Browser angesehen …\ntombola kann veröffentlicht werden/);

    const page = join(folder, 'src/tombola/TombolaPage.tsx');
    // The section's own tests run in jsdom.
    const inBrowser = `typeof window !== 'undefined' && !navigator.userAgent.includes('jsdom')`;
    const broken = `if (${inBrowser}) throw new Error('Nur im Browser');\n`;
    await writeFile(page, (await readFile(page, 'utf8')).replace('  const [lots', `  ${broken}  const [lots`));

    await expect(sectionKit('gate')).rejects.toMatchObject({
      stderr: expect.stringMatching(/Nur im Browser.*TombolaPage\.tsx/) as unknown,
    });
  }, 600_000);
}
