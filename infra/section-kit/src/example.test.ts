import { execFile } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signRelease } from '@portal/api/release-signature';
import { createSectionKeysRepository } from '@portal/api/section-keys';
import { createSectionTokensRepository } from '@portal/api/section-tokens';
import { isPackOf, kitFileName } from '@portal/server/kit-address';
import { fetchHistory, fetchRegistry, publishSection } from '@portal/server/portal-client';
import { startReleaseTarget, type ReleaseTarget } from '@portal/server/test/release-target';
import { builtKit, copyExample, runSectionKit, unpackKit } from '@portal/tools/section-outside';
import { IS_LONG } from '@portal/api/test/long-form';

const run = promisify(execFile);
const kit = join(import.meta.dirname, '..');

let portal: ReleaseTarget;
let folder: string;
/** The folder the portal serves its kit from. */
let served: string;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'section-outside-'));
  served = await mkdtemp(join(tmpdir(), 'served-kit-'));
  for (const name of await kitFiles()) await cp(join(kit, 'dist', name), join(served, name));
  portal = await startReleaseTarget({ kitFolder: served });
  await copyExample(folder);
  ({ token } = await createSectionTokensRepository(portal.app.db).insert('tombola', { name: 'CI' }, 'Anna'));
  await (IS_LONG ? installPack() : unpackKit(folder));
}, 300_000);
afterAll(async () => {
  await portal.stop();
  for (const path of [folder, served]) await rm(path, { recursive: true, force: true });
});

const kitFiles = async () => ['kit.json', (await builtKit()).file];
const packFile = async () => join(kit, 'dist', (await builtKit()).file);

/** Installs the kit as a maintainer would, and then updates the portal. */
async function installPack(): Promise<void> {
  const { file } = await builtKit();
  const address = `${portal.portalUrl}/section-kit/${file}`;
  await install(address);
  await install(...(await peers('webpack-dev-server')));
  await serveChangedKit();
}

async function install(...packages: string[]): Promise<void> {
  await run('npm', ['install', '--save-dev', '--save-exact', '--no-audit', '--no-fund', ...packages], { cwd: folder });
}

/** These packages in the versions that the installed pack works with. */
async function peers(...names: string[]): Promise<string[]> {
  const file = join(folder, 'node_modules/@portal/section-kit/package.json');
  const { peerDependencies } = JSON.parse(await readFile(file, 'utf8')) as { peerDependencies: Record<string, string> };
  return names.map((name) => `${name}@${peerDependencies[name]}`);
}

/** The next portal's pack in place of the one that was installed. */
async function serveChangedKit(): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'changed-kit-'));
  try {
    await run('tar', ['xzf', await packFile(), '-C', work]);
    await appendFile(join(work, 'package', 'README.md'), '\nAs of the next portal.\n');
    await run('npm', ['pack', join(work, 'package'), '--pack-destination', work, '--ignore-scripts']);
    const { version, ...rest } = await builtKit();
    const pack = await readFile(join(work, `portal-section-kit-${version}.tgz`));
    const file = kitFileName(version, pack);
    await rm(join(served, rest.file));
    await writeFile(join(served, file), pack);
    await writeFile(join(served, 'kit.json'), JSON.stringify({ ...rest, version, file }));
  } finally {
    await rm(work, { recursive: true });
  }
}

/** The environment variables of a pipeline. */
const variables = () => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
  RELEASE_TOKEN: token,
  PORTAL_URL: portal.portalUrl,
  SIGNING_KEY: 'signing-key.pem',
});

/** The output of the command on both streams; rejects unless the command succeeds. */
const sectionKit = (...args: string[]) => sectionKitWith({}, ...args);

function sectionKitWith(settings: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  return runSectionKit(folder, { ...variables(), ...settings }, args);
}

test('the pack has an address that is its own', async () => {
  const { file } = await builtKit();
  expect(isPackOf(file, await readFile(await packFile()))).toBe(true);
  expect((await fetch(`${portal.portalUrl}/section-kit/${file}`)).status).toBe(200);
});

test('whatever the programs of the pack import is installed with it, or named where it is needed', async () => {
  const pack = join(folder, 'node_modules/@portal/section-kit');
  const { dependencies, peerDependencies } = JSON.parse(await readFile(join(pack, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  expect(await readdir(join(pack, 'example/src'))).toContain('section.ts');
  expect(await readdir(join(pack, 'example'))).toContain('gitignore');
  const programs = (await readdir(pack)).filter((name) => name.endsWith('.mjs'));
  const texts = await Promise.all(programs.map((name) => readFile(join(pack, name), 'utf8')));
  const imported = texts.flatMap((text) => [...text.matchAll(/^import (?:.* from )?"((?:@[^/"]+\/)?[^/"]+)/gm)]);
  const packages = imported.map(([, name = '']) => name).filter((name) => !name.startsWith('node:'));

  expect(packages).toContain('webpack');
  expect(packages.filter((name) => !dependencies?.[name] && !peerDependencies?.[name])).toEqual([]);
});

test('the pack has the licences of the libraries that are inside of its shell', async () => {
  const pack = join(folder, 'node_modules/@portal/section-kit');
  const { components } = JSON.parse(await readFile(join(pack, 'shell/server/bom.cdx.json'), 'utf8')) as {
    components: { group?: string; name: string; version: string }[];
  };
  const texts = await readFile(join(pack, 'licences.txt'), 'utf8');
  const libraries = components
    .filter(({ group, name }) => group !== '@portal' && name !== 'portal')
    .map(({ group, name, version }) => `${group ? `${group}/` : ''}${name} ${version} (`);

  expect(libraries).toContainEqual(expect.stringMatching(/^react-dom /));
  expect(libraries.filter((library) => !texts.includes(`\n${library}`))).toEqual([]);
});

test.each(['relaese', 'toString'])('%s is no command: the list of those that there are follows', async (name) => {
  await expect(sectionKit(name)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Aufruf: npx section-kit/) as unknown,
  });
});

test('a folder that is no section yet is told what it lacks before anything is built or sent', async () => {
  const file = join(folder, 'package.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"type": "module"', '"type": "commonjs"'));
  try {
    for (const command of ['build', 'gate', 'release', 'dev'])
      await expect(sectionKit(command)).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(/^„type“/) });
  } finally {
    await writeFile(file, text);
  }
});

test('a section that has another name than its package is not built', async () => {
  const file = join(folder, 'src/section.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace("name: 'tombola'", "name: 'losbude'"));
  try {
    const said = 'tombola: src/section.ts has the name "losbude", package.json "tombola"; both have to be one';
    await expect(sectionKit('build')).rejects.toMatchObject({ code: 1, stderr: `${said}\n` });
  } finally {
    await writeFile(file, text);
  }
});

test('a folder without tests is told so, and only the gate goes on', async () => {
  const file = join(folder, 'src/tombola/TombolaPage.test.tsx');
  const none = 'Hier gibt es noch keine Tests, also keine Datei wie src/tombola/TombolaPage.test.tsx.';
  await rename(file, `${file}.away`);
  try {
    await expect(sectionKit('test')).rejects.toMatchObject({ code: 1, stdout: '', stderr: `${none}\n` });
    const said = (await sectionKitWith({ PORTAL_URL: '' }, 'gate')).split('\n');
    expect([said[0], said.at(-2)]).toEqual([none, 'tombola kann veröffentlicht werden.']);
  } finally {
    await rename(`${file}.away`, file);
  }
});

test('a portal that does not answer is no reason to start one here', async () => {
  const refused = { code: 1, stderr: expect.stringMatching(/antwortet nicht.*\nStimmt die Adresse\? /) as unknown };
  await expect(sectionKitWith({ PORTAL_URL: 'http://127.0.0.1:1' }, 'releases')).rejects.toMatchObject(refused);
});

test('promoting a canary that has ended meanwhile is refused, and no wrong call', async () => {
  const refused = { code: 1, stderr: 'Von tombola läuft kein Probelauf.\n' };
  await expect(sectionKit('releases', '--promote')).rejects.toMatchObject(refused);
});

test.each([
  [() => new URL(portal.portalUrl).port, 1, /^Port \d+ ist schon belegt\. .*PORT=\d+ npx section-kit dev/],
  [() => 'dreitausend', 2, /^PORT ist „dreitausend“/],
])('dev says that it cannot listen at PORT, and ends', async (port, code, sentence) => {
  await expect(sectionKitWith({ PORT: port() }, 'dev')).rejects.toMatchObject({
    code,
    stderr: expect.stringMatching(sentence) as unknown,
  });
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
  expect(await sectionKit('rollback', '1.0.0')).toContain('tombola 1.0.0 ist wieder live (vorher keine Version).');

  const settings = await portal.app.inject('/api/sections/tombola/settings');
  expect(settings.json()).toEqual({ prize: 'einen Präsentkorb', price: 2 });
  expect(await sectionKit('releases')).toMatch(/● 1\.0\.0 .*unterschrieben mit „CI“/);
  expect(await sectionKit('releases', '--health')).toContain('tombola hat noch keine Aufrufe.');
  if (IS_LONG) await releaseChange();
  else await sendAgain();
  expect(await portal.liveVersion('tombola')).toBe('1.0.1');

  expect(await sectionKit('rollback')).toContain('tombola 1.0.0 ist wieder live (vorher 1.0.1).');
  expect(await portal.liveVersion('tombola')).toBe('1.0.0');
});

/** The next version without the seconds of its build: the same files, signed and sent as the command does. */
async function sendAgain(): Promise<void> {
  const access = { portalUrl: portal.portalUrl, token };
  const { sections } = await fetchRegistry(access.portalUrl);
  const { revision: expected } = await fetchHistory(access, 'tombola');
  const live = sections.find(({ name }) => name === 'tombola');
  if (!live) throw new Error('tombola is not live');
  const descriptor = { ...live, version: '1.0.1' };
  const signature = signRelease(descriptor, createPrivateKey(await readFile(join(folder, 'signing-key.pem'))));
  await publishSection({ ...access, folder: join(folder, 'dist'), descriptor, expected, signature });
}

/** The next version. */
async function releaseChange(): Promise<void> {
  for (const file of ['TombolaPage.tsx', 'TombolaPage.test.tsx']) {
    const path = join(folder, 'src/tombola', file);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll('Los ziehen', 'Noch ein Los'));
  }
  expect(await sectionKit('release')).toContain('Zurück geht es mit: npx section-kit rollback');
}

/** The commands of a pipeline in order; anything else is up to the forge. */
async function commandsOf(template: string): Promise<string[]> {
  const text = await readFile(join(kit, 'templates', template), 'utf8');
  const scripts = [...text.matchAll(/script:\n((?: +- .+\n)+)/g)].flatMap(([, lines = '']) =>
    lines.split(/^ +- /m).map((line) => line.trim()),
  );
  const steps = [...text.matchAll(/^ +(?:- )?run: (.+)$/gm)].map(([, command = '']) => command);
  return [...steps, ...scripts].filter(Boolean);
}

/** Each installs everything anew. */
if (IS_LONG) {
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

      // CHROMIUM_PATH stands in for the browser that it would load.
      for (const command of commands.filter((one) => !one.startsWith('npx playwright install')))
        await run('bash', ['-c', command], { cwd: folder, env: { ...variables(), GITLAB_USER_LOGIN: 'anna' } });

      expect(await portal.liveVersion('tombola')).not.toBe(before);
    },
    600_000,
  );

  test('what fails only in a browser is refused by the gate, once what drives one is installed', async () => {
    const drivers = await peers('axe-core', 'playwright');
    await run('npm', ['uninstall', '--no-audit', '--no-fund', 'axe-core', 'playwright'], { cwd: folder });
    expect(await sectionKit('gate')).toContain(`npm install --save-dev --save-exact ${drivers.join(' ')}`);
    await install(...drivers);
    expect(await sectionKit('gate')).toMatch(
      /^Die gebaute Fassung von tombola wird im Browser angesehen …\ntombola kann veröffentlicht werden/m,
    );

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
