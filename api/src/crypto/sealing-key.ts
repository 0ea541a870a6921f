import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts in the database with a key from the installation's secret. */
export type SealingKey = {
  /** Identifies a key and reveals nothing about it. */
  id: string;
  /** `owner` belongs to the seal: a text that is moved to another row cannot be opened there. */
  seal(text: string, owner: string): string;
  /** null for a text that this key, or this owner, did not seal. */
  open(sealed: string, owner: string): string | null;
};

/** A key of its own for each purpose, derived from one secret. */
export function createSealingKey(secret: string, purpose: string): SealingKey {
  const key = deriveKey(secret, purpose);
  return {
    id: deriveKey(secret, `${purpose}, id`).toString('hex').slice(0, 16),

    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
    },

    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64');
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      if (tag.length < TAG_BYTES) return null;
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(tag).setAAD(Buffer.from(owner));
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** The key for second factors; texts that another key sealed are lost here. */
export function secondFactorKey({ sessionSecret }: { sessionSecret: string }): SealingKey {
  return createSealingKey(sessionSecret, 'second factors');
}

/** A key of 256 bits for one purpose, derived from one secret. */
export function deriveKey(secret: string, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', info, 32));
}
