import { createHash } from 'node:crypto';
import type { ReleaseFile } from '../contract/index.ts';

/** `build` of a descriptor: SHA-256 over the path and integrity of all its files, a line each, sorted by path; hexadecimal. */
export function releaseBuild(files: readonly Pick<ReleaseFile, 'path' | 'integrity'>[]): string {
  const lines = files.map(({ path, integrity }) => `${path} ${integrity}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}
