import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { installedChromium } from '@portal/server/installed-chromium';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Milliseconds an installation may take. */
const INSTALL_TIME_LIMIT = 300_000;
/** Debian's Chromium, and the same version of it without windows, profiles and extensions. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** Fonts as wide as those that people's devices have: pages are laid out in them until their own fonts come. */
const FONTS = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, playwright's own, an installed one, or one installed now, by
 * playwright or by the system's package manager. Throws a sentence that says what to do when none can be had.
 */
export async function findChromium(onProgress: (line: string) => void = () => undefined): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  // Here, because `installedChromium` refuses it in the language of releases.
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const found = await installedChromium();
  if (found) return found;
  for (const install of [installByPlaywright, installByApt]) {
    onProgress(`No Chromium found, trying ${install.name} …`);
    await install().catch((error: unknown) => onProgress(`  ${String(error).split('\n')[0]}`));
    const installed = await installedChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium: install one (Debian: apt-get install chromium) or name one with CHROMIUM_PATH.');
}

/**
 * The path of the journeys' browser: for Debian's Chromium, its headless shell, which takes a quarter less processor
 * time for them, installed if that is allowed. Otherwise, and when CHROMIUM_PATH names another, the result of
 * `findChromium`.
 */
export async function findHeadlessChromium({
  mayInstall = false,
  onProgress = () => undefined,
}: { mayInstall?: boolean; onProgress?: (line: string) => void } = {}): Promise<string> {
  const chromium = await findChromium(onProgress);
  if (chromium !== DEBIAN_CHROMIUM || process.env['CHROMIUM_PATH']) return chromium;
  const tryApt = (name: string, consequence: string) =>
    installPackage(name).catch((error: unknown) => onProgress(`  ${String(error).split('\n')[0]}: ${consequence}`));
  if (mayInstall && !existsSync(HEADLESS_SHELL)) {
    onProgress('Chromium has no headless shell, trying apt …');
    await tryApt('chromium-headless-shell', 'journeys run in Chromium itself');
  }
  if (mayInstall && !existsSync(FONTS.folder)) {
    onProgress('The usual fonts are not there, trying apt …');
    await tryApt(FONTS.package, 'journeys that watch late fonts will fail');
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromium;
}

async function installByPlaywright(): Promise<void> {
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], { timeout: INSTALL_TIME_LIMIT });
}

function installByApt(): Promise<void> {
  return installPackage('chromium');
}

async function installPackage(name: string): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const options = { timeout: INSTALL_TIME_LIMIT, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ]) {
    const [program = '', ...args] = [...asRoot, ...step];
    await run(program, args, options);
  }
}
