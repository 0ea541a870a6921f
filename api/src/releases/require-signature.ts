import type { ReleaseDescriptor, SectionKey } from '../contract/index.ts';
import { NotAdmittedError } from './release-errors.ts';
import { isSignedWith } from './release-signature.ts';

/**
 * Throws {@link NotAdmittedError} unless the release is signed with a key of its section that has not ended. A section
 * without one needs no signature.
 */
export function requireSignature(
  keys: readonly SectionKey[],
  descriptor: ReleaseDescriptor,
  signature: string | null,
): void {
  if (!keys.some(({ endedAt }) => endedAt === null)) return;
  const release = `${descriptor.name} ${descriptor.version}`;
  if (signature === null)
    throw new NotAdmittedError([`${release} ist nicht unterschrieben; dieses Modul hat einen Schlüssel.`]);
  const key = signingKey(keys, descriptor, signature);
  if (!key) throw new NotAdmittedError([`Die Unterschrift von ${release} passt zu keinem Schlüssel dieses Moduls.`]);
  if (key.endedAt !== null)
    throw new NotAdmittedError([`${release} ist mit dem Schlüssel „${key.name}“ unterschrieben, der beendet wurde.`]);
}

/** The key that a release is signed with. */
export function signingKey(
  keys: readonly SectionKey[],
  descriptor: ReleaseDescriptor,
  signature: string,
): SectionKey | undefined {
  return keys.find(({ publicKey }) => isSignedWith(descriptor, signature, publicKey));
}
