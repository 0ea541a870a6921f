import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandToken } from '@portal/api/command-token';
import { portalUrl, readLocalSecret } from '../client/release-access.ts';
import { reportFailure } from '../client/report-failure.ts';
import { shownTime } from '../client/shown-time.ts';
import { UsageError } from '../client/usage-error.ts';
import { downloadBackup, uploadBackup, type BackupAccess } from './backup-client.ts';

type Say = (line: string) => void;
type Command = (args: string[], say: Say) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  async backup(args, say) {
    const { values, file } = parse(args, 'npm run backup -- [Datei] [--to URL]');
    const target = resolve(file ?? `sicherung-${new Date().toISOString().slice(0, 16).replace(':', '')}.tar.gz`);
    const bytes = await downloadBackup(await findAccess(values.to), target);
    say(`Gesichert: ${target} (${(bytes / 1024 / 1024).toFixed(1)} MB)`);
    say('Die Datei enthält auch Nachrichten und Konten; bitte sicher aufbewahren.');
  },

  async restore(args, say) {
    const usage = 'npm run restore -- <Datei> [--replace] [--to URL]';
    const { values, file } = parse(args, usage);
    if (!file) throw new UsageError(`Aufruf: ${usage}`);
    const result = await uploadBackup(await findAccess(values.to), resolve(file), values.replace ?? false);
    say(
      `Eingespielt: der Stand vom ${shownTime(result.createdAt)}, ${result.rows} Einträge und ${result.pictures} Bilder.`,
    );
    say('Alle sind abgemeldet; es gelten die Konten aus der Sicherung.');
  },
};

/** Runs `backup` or `restore`. Returns the exit code: 0 done, 1 refused or unreachable, 2 called wrongly. */
export async function runBackupCommand(name: string, args: string[], say: Say = console.log): Promise<number> {
  try {
    const command = commands[name];
    if (!command) throw new UsageError(`Bekannt sind: ${Object.keys(commands).join(', ')}.`);
    await command(args, say);
    return 0;
  } catch (error) {
    return reportFailure(error, NEXT_STEPS);
  }
}

const NEXT_STEPS: Readonly<Record<string, string>> = {
  portal_not_empty: 'Mit --replace geht es. Vorher sichern: npm run backup',
  not_signed_in:
    'Das Token passt nicht zu diesem Portal: BACKUP_TOKEN setzen, oder auf dem Rechner des Portals aufrufen.',
};

function parse(args: string[], usage: string) {
  try {
    const options = { to: { type: 'string' }, replace: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length <= 1) return { values, file: positionals[0] };
  } catch {
    // Its messages are English; the usage says more.
  }
  throw new UsageError(`Aufruf: ${usage}`);
}

/** The token from BACKUP_TOKEN, or from the secret the portal on this machine uses. Throws {@link UsageError}. */
async function findAccess(to?: string): Promise<BackupAccess> {
  const { file, secret } = await readLocalSecret();
  const token = process.env['BACKUP_TOKEN'] || (secret && commandToken(secret, 'backup'));
  if (token) return { portalUrl: portalUrl(to), token };
  throw new UsageError(
    `Es fehlt das Token: ${file} ist nicht lesbar. Das Portal einmal starten, oder BACKUP_TOKEN setzen.`,
  );
}
