import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerBundle } from './worker-protocol.ts';

/** The first file of a bundle that is not the released one, or missing; undefined when all are. */
export function damagedFile({ released }: ServerBundle): string | undefined {
  return released.find(({ file, integrity }) => integrityOf(file) !== integrity)?.file;
}

function integrityOf(file: string): string | undefined {
  try {
    return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
  } catch {
    return undefined;
  }
}
