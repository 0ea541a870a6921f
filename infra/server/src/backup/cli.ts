import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandToken } from '@portal/api/command-token';
import { fileSize } from '@portal/api/file-size';
import { portalUrl, readLocalSecret } from '../client/release-access.ts';
import { reportFailure } from '../client/report-failure.ts';
import { shownTime } from '../client/shown-time.ts';
import { tokenIn } from '../client/token-variable.ts';
import { UsageError } from '../client/usage-error.ts';
import { downloadBackup, uploadBackup, type BackupAccess } from './backup-client.ts';

type Say = (line: string) => void;
type Command = (args: string[], say: Say) => Promise<void>;

const usages = {
  backup: `Aufruf: npm run backup -- [Datei] [--to URL]
Sichert alles aus einem laufenden Portal in eine Datei.
  Datei       wohin; ohne: sicherung-<Zeit>.tar.gz in diesem Verzeichnis
  --to URL    das Portal; ohne: PORTAL_URL, sonst das auf diesem Rechner`,

  restore: `Aufruf: npm run restore -- <Datei> [--replace] [--to URL]
Spielt eine Sicherung ganz oder gar nicht ein.
  --replace   auch wenn das Portal schon Inhalte hat; sie sind dann weg
  --to URL    das Portal; ohne: PORTAL_URL, sonst das auf diesem Rechner`,
} as const;
type Name = keyof typeof usages;

const commands: Readonly<Record<Name, Command>> = {
  async backup(args, say) {
    const { values, file } = parse(args, usages.backup);
    const target = resolve(file ?? `sicherung-${new Date().toISOString().slice(0, 16).replace(':', '')}.tar.gz`);
    const bytes = await downloadBackup(await findAccess(values.to), target);
    say(`Gesichert: ${target} (${fileSize(bytes)})`);
    say('Die Datei enthält auch Nachrichten und Konten; bitte sicher aufbewahren.');
  },

  async restore(args, say) {
    const { values, file } = parse(args, usages.restore);
    if (!file) throw new UsageError(usages.restore);
    const result = await uploadBackup(await findAccess(values.to), resolve(file), values.replace ?? false);
    say(
      `Eingespielt: der Stand vom ${shownTime(result.createdAt)}, ${result.rows} Einträge und ${result.pictures} Bilder.`,
    );
    say('Alle sind abgemeldet; es gelten die Konten aus der Sicherung.');
  },
};

/** Runs `backup` or `restore`. Returns the exit code: 0 done, 1 refused or unreachable, 2 called wrongly. */
export async function runBackupCommand(name: Name, args: string[], say: Say = console.log): Promise<number> {
  try {
    await (args.includes('--help') ? say(usages[name]) : commands[name](args, say));
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
  throw new UsageError(usage);
}

/** The token from BACKUP_TOKEN, or from the secret the portal on this machine uses. Throws {@link UsageError}. */
async function findAccess(to?: string): Promise<BackupAccess> {
  const { file, secret } = await readLocalSecret();
  const token = tokenIn('BACKUP_TOKEN') ?? (secret && commandToken(secret, 'backup'));
  if (token) return { portalUrl: portalUrl(to), token };
  throw new UsageError(
    `Es fehlt das Token: ${file} ist nicht lesbar. Das Portal einmal starten, oder BACKUP_TOKEN setzen.`,
  );
}
