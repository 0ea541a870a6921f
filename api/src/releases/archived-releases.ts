import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { extract, pack } from 'tar-stream';
import type { ReleaseDescriptor } from '../contract/index.ts';
import { StorageAwayError, type ObjectStorage } from '../storage/object-storage.ts';
import { writeDurably } from './durable-files.ts';
import { createIntactCheck } from './intact-releases.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

/** Where an instance keeps releases: in `folders` of its own, which are copies where instances share `archives`. */
export function openReleaseStore({ config, storage, log }: Pick<FastifyInstance, 'config' | 'storage' | 'log'>) {
  const archives = storage.releases;
  const folders = createReleaseStore(join(config.dataDir, archives ? 'cache/releases' : 'releases'));
  return { archives, folders, store: archives ? withArchives(folders, archives, log) : folders };
}

/**
 * Versions as archives that all instances share, one object each, so that there is never half a version; `local` holds
 * those that this instance has needed. They are compared with their descriptor once in the life of a process.
 */
export function withArchives(local: ReleaseStore, archives: ObjectStorage, log: FastifyBaseLogger): ReleaseStore {
  const isIntact = createIntactCheck();
  const checked = new Set<string>();
  const underway = new Map<string, Promise<boolean>>();

  async function fetchAnew(descriptor: ReleaseDescriptor): Promise<boolean> {
    const incoming = await local.createIncoming();
    try {
      await unpack(await archives.open(archiveOf(descriptor.name, descriptor.version)), incoming, descriptor);
      if (!(await isIntact(incoming, descriptor.files))) return false;
      await local.place(incoming, descriptor);
      return true;
    } catch (error) {
      // Neither the bucket's nor the disk's failure says anything about the archive.
      if (error instanceof StorageAwayError || 'syscall' in (error as NodeJS.ErrnoException)) throw error;
      return false;
    } finally {
      await local.discard(incoming);
    }
  }

  async function findOrFetch(descriptor: ReleaseDescriptor): Promise<boolean> {
    const { name, version } = descriptor;
    const isHere = (await local.isWhole(descriptor)) || (await fetchAnew(descriptor));
    if (isHere) checked.add(archiveOf(name, version));
    else log.warn({ section: name, version }, 'release is lost or damaged');
    return isHere;
  }

  async function isArchived({ name, version }: ReleaseDescriptor): Promise<boolean> {
    return (await archives.stat(archiveOf(name, version))) !== undefined;
  }

  /** Once for simultaneous requests; after a failure the next request tries again. */
  async function bring(descriptor: ReleaseDescriptor): Promise<boolean> {
    const { name, version } = descriptor;
    const key = archiveOf(name, version);
    if (checked.has(key) && (await local.has(descriptor))) return true;
    const bringing = underway.get(key) ?? findOrFetch(descriptor).finally(() => underway.delete(key));
    underway.set(key, bringing);
    return bringing;
  }

  return {
    ...local,
    bring,

    has: async (descriptor) => (await local.has(descriptor)) || (await isArchived(descriptor)),

    isWhole: async (descriptor) => (await local.isWhole(descriptor)) && (await isArchived(descriptor)),

    async place(received, descriptor) {
      const key = archiveOf(descriptor.name, descriptor.version);
      await archives.put(key, await packFolder(received));
      checked.delete(key);
      if (!(await bring(descriptor))) throw new Error(`${key} is not as it was stored`);
    },

    async keepOnly(kept) {
      for await (const { key } of archives.list()) {
        const [section = '', file = ''] = key.split('/');
        const versions = kept.get(section);
        if (versions && !versions.has(file.replace(/\.tar$/, ''))) await archives.delete(key);
      }
      await local.keepOnly(kept);
    },
  };
}

function archiveOf(section: string, version: string): string {
  return `${section}/${version}.tar`;
}

async function packFolder(folder: string): Promise<Buffer> {
  const archive = pack();
  const packed = buffer(archive);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) archive.entry({ name: relative(folder, path) }, await readFile(path));
  }
  archive.finalize();
  return packed;
}

/** Lays the files of a version into the empty `folder`; files that the descriptor does not name are left out. */
async function unpack(archive: Readable, folder: string, { files }: ReleaseDescriptor): Promise<void> {
  const named = new Set(files.flatMap(({ path }) => [path, `${path}.br`, `${path}.gz`]));
  const entries = extract();
  // A failure reaches the loop as the stream's own.
  pipeline(archive, entries, () => undefined);
  for await (const entry of entries) {
    const content = await buffer(entry);
    const path = join(folder, entry.header.name);
    // Named twice, the second one is as foreign as one that is not named.
    if (!named.delete(entry.header.name)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeDurably(path, content);
  }
}
