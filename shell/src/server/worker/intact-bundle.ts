import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import type { BundleCode, ServerCode } from './worker-protocol.ts';

/** The code in a file; undefined when that or one that it was released with is missing or not the released one. */
export async function readIntact({ file, released }: ServerCode): Promise<BundleCode | undefined> {
  try {
    let code: Buffer | undefined;
    for (const one of released) {
      const content = await readFile(one.file);
      if (integrityOf(content) !== one.integrity) return undefined;
      // The checked content is the one that runs, even if the file changes in between.
      if (one.file === file) code = content;
    }
    return { file: await realpath(file), code: (code ?? (await readFile(file))).toString() };
  } catch {
    return undefined;
  }
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
