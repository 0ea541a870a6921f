import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { UsageError } from '@portal/server/usage-error';

/**
 * Writes a new private key that only its owner can read; returns the public one as „Module“ takes it. Throws {@link
 * UsageError} for a file that is there.
 */
export async function makeKeys(file: string): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  try {
    await writeFile(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(
      code === 'EEXIST' ? `${file} gibt es schon.` : `${file} lässt sich nicht schreiben (${code}).`,
    );
  }
  return publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
}
