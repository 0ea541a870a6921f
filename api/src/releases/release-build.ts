import type { ReleaseDescriptor, ReleaseFile } from '../contract/index.ts';
import { sha256Of } from '../crypto/sha256.ts';

/**
 * `build` of a descriptor: SHA-256 over the path and integrity of all its files, a line each, sorted by path;
 * hexadecimal.
 */
export function releaseBuild(files: readonly Pick<ReleaseFile, 'path' | 'integrity'>[]): string {
  const lines = files.map(({ path, integrity }) => `${path} ${integrity}\n`).sort();
  return sha256Of(lines.join(''));
}

/**
 * The identity of a build, whatever its version: SHA-256 over the whole descriptor, in whatever order it names its keys
 * and files; hexadecimal. Compressed sizes do not count: they depend on the sender's zlib.
 */
export function releaseFingerprint({ files, version: _version, ...descriptor }: ReleaseDescriptor): string {
  const sorted = files
    .map(({ brotliBytes: _size, ...file }) => file)
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  return sha256Of(JSON.stringify({ ...descriptor, files: sorted }, inOrder));
}

/** Why the version of another build cannot be taken; its code is `version_exists`. */
export function takenVersion({ name, version }: Pick<ReleaseDescriptor, 'name' | 'version'>): string {
  return `${name} ${version} gibt es schon mit anderem Inhalt. Bitte die Version erhöhen.`;
}

/** A replacer for `JSON.stringify` that puts the keys of objects in alphabetical order. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
