import { execFileSync, spawnSync } from 'node:child_process';

/** The system user that the database server runs as. */
export type SystemUser = { uid: number; gid: number };

const NAME = 'portal-database';

/**
 * PostgreSQL refuses to run as root, so root gets a system user for it, created when missing.
 * null: this process is not root and runs the server itself.
 */
export function databaseUser(): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  return findUser() ?? createUser();
}

function findUser(): SystemUser | null {
  const answers = ['-u', '-g'].map((flag) => spawnSync('id', [flag, NAME], { encoding: 'utf8' }));
  const [uid, gid] = answers.map((answer) => (answer.status === 0 ? Number(answer.stdout) : NaN));
  return uid && gid ? { uid, gid } : null;
}

function createUser(): SystemUser {
  const commands: [string, string[]][] = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false', NAME],
    ],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', NAME]], // BusyBox
  ];
  for (const [command, args] of commands) {
    try {
      execFileSync(command, args, { stdio: 'ignore' });
    } catch {
      continue;
    }
    const user = findUser();
    if (user) return user;
  }
  throw new Error(
    `PostgreSQL läuft nicht als root, und das Systemkonto „${NAME}“ ließ sich nicht anlegen. ` +
      'Bitte das Portal unter einem gewöhnlichen Konto starten oder DATABASE_URL setzen.',
  );
}
