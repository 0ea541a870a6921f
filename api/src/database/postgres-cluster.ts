import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { readOrCreateSecret } from '../crypto/secrets.ts';
import { ownWorkingDirectory, runProgram } from './postgres-process.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import type { SystemUser } from './system-user.ts';

/** A PostgreSQL data folder and what is needed to run it. */
export type Cluster = { folder: string; password: string; programs: PostgresPrograms; user: SystemUser | null };

/** The role and the database the portal uses. */
export const DATABASE_NAME = 'portal';

/** Opens the cluster in `dataDir/postgres`; the first time it is created, whole or not at all. */
export async function openCluster(
  dataDir: string,
  programs: PostgresPrograms,
  user: SystemUser | null,
): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  const isPasswordLost = existsSync(folder) && !existsSync(join(dataDir, 'database-password'));
  const cluster = { folder, password: readOrCreateSecret(dataDir, 'database-password'), programs, user };
  if (!existsSync(folder)) await createCluster(cluster);
  await refuseOtherVersion(cluster);
  if (user) await chown(folder, user.uid, user.gid);
  if (isPasswordLost) await setPassword(cluster);
  return cluster;
}

/** Recreates a removed folder, for the same user only. */
export async function restorePrivateFolder(folder: string, user: SystemUser | null): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (user) await chown(folder, user.uid, user.gid);
}

/** A new folder that only the database's user may enter. */
export async function createPrivateFolder(user: SystemUser | null): Promise<string> {
  // Root's own TMPDIR may be closed to the database's user.
  const folder = await mkdtemp(join(user ? '/tmp' : tmpdir(), 'portal-database-'));
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

async function createCluster(cluster: Cluster): Promise<void> {
  const draft = `${cluster.folder}.new`;
  const secrets = await createPrivateFolder(cluster.user);
  try {
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true, mode: 0o700 });
    await writeFile(join(secrets, 'password'), cluster.password, { mode: 0o600 });
    if (cluster.user) {
      await chown(draft, cluster.user.uid, cluster.user.gid);
      await chown(join(secrets, 'password'), cluster.user.uid, cluster.user.gid);
    }
    await runProgram({
      program: join(cluster.programs.folder, 'bin', 'initdb'),
      args: [
        '-D',
        ownWorkingDirectory(draft, cluster.user),
        '-U',
        DATABASE_NAME,
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=de-DE',
        '--auth=scram-sha-256',
        `--pwfile=${join(secrets, 'password')}`,
      ],
      cwd: draft,
      user: cluster.user,
    });
    await chmod(draft, 0o700);
    await rename(draft, cluster.folder);
  } finally {
    await rm(secrets, { recursive: true, force: true });
  }
}

async function refuseOtherVersion({ folder, programs }: Cluster): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version === programs.major) return;
  throw new Error(
    `Die Daten in ${folder} stammen von PostgreSQL ${version}, eingebaut ist ${programs.major}. Bitte mit der bisherigen ` +
      'Fassung des Portals eine Sicherung anlegen und diese in ein neues DATA_DIR einspielen.',
  );
}

async function setPassword({ folder, password, programs, user }: Cluster): Promise<void> {
  const args = ['--single', '-D', ownWorkingDirectory(folder, user), 'postgres'];
  const command = { program: join(programs.folder, 'bin', 'postgres'), args, cwd: folder, user };
  await runProgram(command, `ALTER ROLE ${DATABASE_NAME} PASSWORD '${password}'\n`);
}
