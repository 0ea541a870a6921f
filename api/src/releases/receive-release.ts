import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import { AppError } from '../errors.ts';
import type { ReleaseDescriptor, ReleaseFile } from '../contract/index.ts';
import { parseDescriptor } from './descriptor-check.ts';
import { syncFolder, writeDurably } from './durable-files.ts';
import { isText, precompress } from './precompress.ts';
import { InvalidReleaseError } from './release-errors.ts';

/** Limits of one upload: bytes of all files together, number of files, bytes of the descriptor. */
export const UPLOAD_LIMITS = { bytes: 20 * 1024 * 1024, files: 500, descriptorBytes: 1024 * 1024 };

/**
 * Writes an upload into an empty folder: the descriptor first, then its files, each compared with what the descriptor
 * says of it. Resolves when everything is complete, compressed and durable. Throws {@link InvalidReleaseError}.
 */
export async function receiveRelease(parts: AsyncIterable<Multipart>, folder: string): Promise<ReleaseDescriptor> {
  const expected = new Map<string, ReleaseFile>();
  const folders = new Set([folder]);
  let descriptor: ReleaseDescriptor | undefined;
  let budget = UPLOAD_LIMITS.bytes;

  for await (const part of parts) {
    if (!descriptor) {
      descriptor = readDescriptor(part);
      for (const file of descriptor.files) expected.set(file.path, file);
      continue;
    }
    const file = part.type === 'file' ? expected.get(part.fieldname) : undefined;
    if (part.type !== 'file' || !file) throw new InvalidReleaseError(`Unerwarteter Teil: ${part.fieldname}.`);
    expected.delete(file.path);
    const target = join(folder, file.path);
    await mkdir(dirname(target), { recursive: true });
    for (let path = dirname(target); path !== folder; path = dirname(path)) folders.add(path);
    budget -= await writeChecked(part.file, target, file, budget);
  }

  if (!descriptor) throw new InvalidReleaseError('Der Descriptor fehlt.');
  const [missing] = expected.keys();
  if (missing)
    throw new InvalidReleaseError(`${missing} fehlt (${expected.size} von ${descriptor.files.length} Dateien).`);
  await compressClientFiles(descriptor, folder);
  await Promise.all([...folders].map(syncFolder));
  return descriptor;
}

function readDescriptor(part: Multipart): ReleaseDescriptor {
  if (part.type === 'file') part.file.resume();
  if (part.type !== 'field' || part.fieldname !== 'descriptor' || typeof part.value !== 'string') {
    throw new InvalidReleaseError('Der erste Teil muss das Feld „descriptor“ sein.');
  }
  if (part.valueTruncated) throw tooLarge('Der Descriptor darf', UPLOAD_LIMITS.descriptorBytes);
  return parseDescriptor(part.value);
}

/** Returns the number of bytes written. */
async function writeChecked(source: Readable, target: string, file: ReleaseFile, budget: number): Promise<number> {
  const hash = createHash('sha384');
  let bytes = 0;
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > budget) throw tooLarge('Alle Dateien zusammen dürfen', UPLOAD_LIMITS.bytes);
      hash.update(chunk);
      yield chunk;
    }
  }
  await writeDurably(target, measured());
  if (bytes !== file.bytes || `sha384-${hash.digest('base64')}` !== file.integrity) {
    throw new InvalidReleaseError(`${file.path} ist beschädigt: Inhalt und Descriptor stimmen nicht überein.`);
  }
  return bytes;
}

function tooLarge(what: string, most: number): AppError {
  return new AppError(413, 'release_too_large', `${what} höchstens ${most} Bytes haben.`);
}

async function compressClientFiles(descriptor: ReleaseDescriptor, folder: string): Promise<void> {
  for (const { path, brotliBytes } of descriptor.files) {
    if (!path.startsWith('client/') || !isText(path)) continue;
    const real = await precompress(join(folder, path));
    // Another zlib version may compress a little differently.
    if (Math.abs(real - brotliBytes) > 64 + real * 0.02) {
      throw new InvalidReleaseError(`${path}: komprimiert ${real} Bytes, im Descriptor stehen ${brotliBytes}.`);
    }
  }
}
