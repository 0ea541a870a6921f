import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify, type Options } from '@node-rs/argon2';

// OWASP's recommendation for argon2id, which is the library's default: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

const nobodysHash = hash(randomBytes(16).toString('hex'), COST);

/** argon2id, in its own text format with salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** The same each time for the same salt (at least 8 bytes), so that what is kept can be looked up. */
export function hashWithSalt(text: string, salt: Uint8Array): Promise<string> {
  return hash(text, { ...COST, salt });
}

/** Compares a password with a hash; without one (unknown account) takes just as long and answers false. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash), password);
  return isRight && passwordHash !== null;
}

/** Whether a hash was made with another cost than new ones are. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  return memoryCost !== COST.memoryCost || timeCost !== COST.timeCost || parallelism !== COST.parallelism;
}
