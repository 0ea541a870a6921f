import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseToken } from '@portal/api/release-token';
import { portalAddress } from './portal-address.ts';
import type { Access } from './portal-client.ts';
import { tokenIn } from './token-variable.ts';
import { UsageError } from './usage-error.ts';

/** Portal address and token of one section, from the option `--to` and the environment. Throws {@link UsageError}. */
export async function findAccess(section: string, to?: string): Promise<Access> {
  return { portalUrl: portalUrl(to), token: tokenIn('RELEASE_TOKEN') ?? (await deriveToken(section)) };
}

/** `--to`, else PORTAL_URL, else the portal that listens at PORT on this machine. */
export function portalUrl(to?: string): string {
  return portalAddress(to || process.env['PORTAL_URL'] || `http://127.0.0.1:${process.env['PORT'] || 3000}`);
}

/**
 * The section's token, from the secret the portal on this machine uses. Throws {@link UsageError} when there is none.
 */
export async function deriveToken(section: string): Promise<string> {
  const { file, secret } = await readLocalSecret();
  if (secret) return releaseToken(secret, section);
  throw new UsageError(
    `Es fehlt das Token für ${section}: ${file} ist nicht lesbar. Das Portal einmal starten, oder RELEASE_TOKEN setzen; ` +
      `auf dem Rechner des Portals zeigt es „npm run releases -- --token ${section}“.`,
  );
}

/**
 * The secret of the portal on this machine, from which its tokens are made: from RELEASE_SECRET or `file`; else empty.
 */
export async function readLocalSecret(): Promise<{ file: string; secret: string }> {
  const file = join(process.env['DATA_DIR'] || '.data', 'release-secret');
  const secret = process.env['RELEASE_SECRET'] || (await readFile(file, 'utf8').catch(() => '')).trim();
  return { file, secret };
}
