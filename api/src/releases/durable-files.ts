import { open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a new file that survives a power cut once this resolves. An existing file is an error, not overwritten. */
export async function writeDurably(path: string, content: Buffer | AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await writeFile(file, content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Renames a folder; the new name survives a power cut once this resolves. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Makes the names inside a folder durable; a file's own sync does not. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
