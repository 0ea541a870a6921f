import { createHash, randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { AppError, notFound } from '../errors.ts';
import { isText, precompress } from './precompress.ts';

const COPIES = [
  ['.br', promisify(brotliDecompress)],
  ['.gz', promisify(gunzip)],
] as const;
const MOST_FILES = 5_000;
const DAMAGED =
  'Diese Datei ist auf dem Server beschädigt. Wird dieselbe Version noch einmal veröffentlicht, ist sie wieder da.';

/**
 * Makes sure that the file at `path` matches `integrity` (as in SRI; undefined: no release has it). @throws AppError
 * 404 or 503
 */
export type EnsureIntact = (path: string, integrity: () => Promise<string | undefined>) => Promise<void>;

/**
 * Checks a file before browsers cache it for a year: the first time, and again when it has changed on the disk. A
 * truncated or changed file, or compressed copy, is made again from what is left; `onDamage` is called.
 */
export function createIntactFiles(onDamage: (path: string) => void): EnsureIntact {
  const intact = new LRUCache<string, string>({ max: MOST_FILES });
  const underway = new Map<string, Promise<void>>();

  const look: EnsureIntact = async (path, integrity) => {
    const expected = await integrity();
    if (!expected) throw notFound('Diese Datei gibt es nicht.');
    await makeIntact(path, expected, onDamage);
    intact.set(path, await stampOf(path));
  };

  return async (path, integrity) => {
    if (intact.get(path) === (await stampOf(path))) return;
    const looking = underway.get(path) ?? look(path, integrity).finally(() => underway.delete(path));
    underway.set(path, looking);
    await looking;
  };
}

/** Changes whenever the file or one of its copies is written. */
async function stampOf(path: string): Promise<string> {
  const found = await Promise.all(['', '.br', '.gz'].map((copy) => stat(path + copy).catch(() => undefined)));
  // Replacing a file can set its mtime, but not its ctime.
  return found.map((file) => `${file?.mtimeMs} ${file?.ctimeMs} ${file?.size}`).join(' ');
}

async function makeIntact(path: string, expected: string, onDamage: (path: string) => void): Promise<void> {
  const plain = await readFile(path).catch(() => undefined);
  const copies = isText(path) ? COPIES : [];
  const unpacked = await Promise.all(
    copies.map(([copy, unpack]) =>
      readFile(path + copy)
        .then(unpack)
        .catch(() => undefined),
    ),
  );
  const isGood = (content: Buffer | undefined): content is Buffer =>
    content !== undefined && integrityOf(content) === expected;
  const good = [plain, ...unpacked].find(isGood);
  if (isGood(plain) && unpacked.every(isGood)) return;
  onDamage(path);
  if (!good) throw new AppError(503, 'damaged_file', DAMAGED, {}, { 'retry-after': '60' });
  if (!isGood(plain)) await replace(path, good);
  const removeCopies = () => Promise.all(copies.map(([copy]) => rm(path + copy, { force: true })));
  await removeCopies();
  // Without room for them the plain file has to do.
  if (copies.length > 0) await precompress(path).catch(removeCopies);
}

async function replace(path: string, content: Buffer): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}`);
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function integrityOf(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
