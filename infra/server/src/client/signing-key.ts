import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { UsageError } from './usage-error.ts';

/**
 * The private key that releases are signed with, from SIGNING_KEY: PEM, or the file that holds it. Throws {@link
 * UsageError}.
 */
export async function readSigningKey(given = process.env['SIGNING_KEY']): Promise<KeyObject | undefined> {
  if (!given) return undefined;
  const isText = given.startsWith('-----BEGIN ');
  const text = isText ? given : await readFile(given, 'utf8').catch(() => undefined);
  if (text === undefined) throw new UsageError(`SIGNING_KEY: ${given} ist nicht lesbar.`);
  const key = parseKey(text);
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new UsageError('SIGNING_KEY ist kein privater Schlüssel (Ed25519, PEM).');
}

function parseKey(text: string): KeyObject | undefined {
  try {
    return createPrivateKey(text);
  } catch {
    return undefined;
  }
}
