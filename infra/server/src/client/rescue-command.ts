import { parseArgs } from 'node:util';
import { commandToken } from '@portal/api/command-token';
import { rescueAdministrator } from './portal-client.ts';
import { portalUrl, readLocalSecret } from './release-access.ts';
import { reportFailure } from './report-failure.ts';
import { shownTime } from './shown-time.ts';
import { UsageError } from './usage-error.ts';

type Say = (line: string) => void;

const USAGE = `Aufruf: npm run rescue -- <E-Mail-Adresse> [--to URL]
Nimmt zweiten Faktor und Passkeys des Kontos weg, meldet es überall ab und zeigt einen Link für ein neues Passwort. Nur auf dem Rechner des Portals.
  --to URL    das Portal; ohne: PORTAL_URL, sonst das auf diesem Rechner`;

/**
 * Gives access again to an administrator who lost phone and recovery codes, or the password. Returns the exit code: 0
 * done, 1 refused or unreachable, 2 called wrongly.
 */
export async function runRescueCommand(args: string[], say: Say = console.log): Promise<number> {
  try {
    if (args.includes('--help')) {
      say(USAGE);
      return 0;
    }
    const { email, to } = parse(args);
    const { name, hadSecondFactor, url, expiresAt } = await rescueAdministrator(await findAccess(to), email);
    if (hadSecondFactor) say(`${name} meldet sich jetzt ohne Code an und ist überall abgemeldet.`);
    else say(`${name} hat sich schon ohne Code angemeldet und ist jetzt überall abgemeldet.`);
    say(
      `Ist auch das Passwort vergessen, legt dieser Link ein neues fest, einmal und bis zum ${shownTime(expiresAt)}:\n  ${url}`,
    );
    return 0;
  } catch (error) {
    return reportFailure(error, NEXT_STEPS);
  }
}

const NEXT_STEPS: Readonly<Record<string, string>> = {
  not_found: 'Allen anderen hilft die Verwaltung unter /admin/benutzer.',
  rescue_token: 'Bitte auf dem Rechner des Portals aufrufen, mit demselben DATA_DIR oder RELEASE_SECRET.',
};

function parse(args: string[]): { email: string; to?: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ args, options: { to: { type: 'string' } }, allowPositionals: true });
    const [email] = positionals;
    if (email && positionals.length === 1) return { email, to: values.to };
  } catch {
    // Its messages are English; the usage says more.
  }
  throw new UsageError(USAGE);
}

/** There is no token that could be carried to another machine. Throws {@link UsageError}. */
async function findAccess(to?: string) {
  const { file, secret } = await readLocalSecret();
  if (secret) return { portalUrl: portalUrl(to), token: commandToken(secret, 'rescue') };
  throw new UsageError(`${file} ist nicht lesbar. Das geht nur auf dem Rechner des Portals.`);
}
