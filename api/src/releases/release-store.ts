import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { DAY_MS } from '../time/berlin-time.ts';
import type { ReleaseDescriptor } from '../contract/index.ts';
import { makePrivateFolder } from '../folders/private-folder.ts';
import { isRunning } from '../folders/running-process.ts';
import { sha256Of } from '../crypto/sha256.ts';
import { renameDurably, syncFolder } from './durable-files.ts';
import { createIntactCheck, serverFiles } from './intact-releases.ts';

/** Not a section name, because of the dot; on the same file system, so that a rename is enough. */
const INCOMING = '.incoming';

/** This machine, or this container: process ids of others that share the folder mean nothing here. */
const MACHINE = sha256Of(hostname()).slice(0, 12);
const OWNER = /^(\d+)-(?:at-([^-]+)-)?/;
/** No release takes as long to arrive. */
const LONGEST_MS = DAY_MS;

/** Versions by section. */
type KeptVersions = ReadonlyMap<string, ReadonlySet<string>>;

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

/**
 * The release folders below `root`: `<section>/<version>/{client,server}`, complete from the moment they have their
 * name.
 */
export function createReleaseStore(root: string) {
  const incoming = join(root, INCOMING);
  const folder = (section: string, version: string) => join(root, section, version);

  const isIntact = createIntactCheck();

  /** Damaged browser files can be restored on request; server files are intact or missing. */
  const has = (descriptor: ReleaseDescriptor): Promise<boolean> =>
    isIntact(folder(descriptor.name, descriptor.version), serverFiles(descriptor));

  /** Renamed first: a folder that is half deleted never carries a version's name. */
  async function discard(path: string): Promise<void> {
    const doomed = join(incoming, ownName());
    const isThere = await rename(path, doomed).then(
      () => true,
      () => false,
    );
    if (isThere) await rm(doomed, { recursive: true, force: true });
  }

  return {
    root,
    folder,

    /** A fresh folder to receive into; its name says which process owns it. */
    async createIncoming(): Promise<string> {
      const path = join(incoming, ownName());
      await makePrivateFolder(incoming);
      await mkdir(path);
      return path;
    },

    /** Renames a received folder to its version. An existing but unrecorded one was left by a killed process. */
    async place(received: string, { name, version }: ReleaseDescriptor): Promise<void> {
      const target = folder(name, version);
      await mkdir(dirname(target), { recursive: true });
      await discard(target);
      await renameDurably(received, target);
      await syncFolder(root);
    },

    /** Whether a version has a folder, whatever is in it. */
    hasFolder: (section: string, version: string): Promise<boolean> =>
      access(folder(section, version)).then(
        () => true,
        () => false,
      ),

    /** Whether a version is there to go live. */
    has,

    /** Whether every file of a version is as it was published. */
    isWhole: (descriptor: ReleaseDescriptor): Promise<boolean> =>
      isIntact(folder(descriptor.name, descriptor.version), descriptor.files),

    /** Resolves when the version's files are in its folder; returns false when they are lost or damaged. */
    bring: has,

    discard,

    /** Removes all versions of these sections but the named ones. */
    async keepOnly(kept: KeptVersions): Promise<void> {
      for (const [section, versions] of kept) {
        const present = await readdir(join(root, section)).catch(() => []);
        for (const version of present.filter((name) => !versions.has(name))) await discard(folder(section, version));
      }
    },

    /** At start: removes half-written files of a killed process, but not those of a running one. */
    async prepare(): Promise<void> {
      await makePrivateFolder(incoming);
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name);
        if (!(await belongsToOther(path, name))) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

/** A name that tells the owner of a folder. */
const ownName = (): string => `${process.pid}-at-${MACHINE}-${randomUUID()}`;

/** Our own process id means that an earlier process had it: this one has received nothing yet. */
async function belongsToOther(path: string, name: string): Promise<boolean> {
  const [, pid, machine = MACHINE] = OWNER.exec(name) ?? [];
  if (machine === MACHINE) return Number(pid) > 0 && Number(pid) !== process.pid && isRunning(Number(pid));
  const begun = await stat(path).catch(() => undefined);
  return begun !== undefined && begun.ctimeMs > Date.now() - LONGEST_MS;
}
