import { randomBytes, randomInt } from 'node:crypto';
import { hashWithSalt } from './passwords.ts';

const NUMBER = 10;
const DIGITS = 10;

/** New recovery codes and how they are kept: like passwords, for 33 bits would be guessed from a quick hash. */
export async function createRecoveryCodes(): Promise<{ codes: string[]; salt: string; hashes: string[] }> {
  const salt = randomBytes(16).toString('base64');
  const codes = new Set<string>();
  while (codes.size < NUMBER) codes.add(String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'));
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashRecoveryCode(code, salt));
  return { codes: [...codes], salt, hashes };
}

/** The salt is one for all codes of an account, so that a try costs one hash. */
export function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return hashWithSalt(code, Buffer.from(salt, 'base64'));
}
