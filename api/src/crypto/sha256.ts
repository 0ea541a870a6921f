import { createHash } from 'node:crypto';

/**
 * SHA-256, hexadecimal. Random values need no slow hash: reading a table of these is not enough to use a token, a link
 * or a mark.
 */
export function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
