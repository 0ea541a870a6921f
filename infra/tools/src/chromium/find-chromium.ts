import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { installedChromium } from '@portal/server/installed-chromium';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

/** Milliseconds an installation may take. */
const INSTALL_TIME_LIMIT = 300_000;

/**
 * The path of a Chromium: the one CHROMIUM_PATH names, playwright's own, an installed one, or one installed now, by
 * playwright or by the system's package manager. Throws a sentence that says what to do when none can be had.
 */
export async function findChromium(onProgress: (line: string) => void = () => undefined): Promise<string> {
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

async function installByPlaywright(): Promise<void> {
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js');
  await run(process.execPath, [cli, 'install', 'chromium'], { timeout: INSTALL_TIME_LIMIT });
}

async function installByApt(): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const options = { timeout: INSTALL_TIME_LIMIT, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]) {
    const [program = '', ...args] = [...asRoot, ...step];
    await run(program, args, options);
  }
}
