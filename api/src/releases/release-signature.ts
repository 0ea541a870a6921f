import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { ReleaseDescriptor } from '../contract/index.ts';
import { releaseFingerprint } from './release-build.ts';

/**
 * Signs a release with a private Ed25519 key: its section, its version, and by the fingerprint all that is in it.
 * Base64.
 */
export function signRelease(descriptor: ReleaseDescriptor, privateKey: KeyObject): string {
  return sign(null, signedText(descriptor), privateKey).toString('base64');
}

/** Whether the signature is that of this release; `publicKey` is SPKI in base64. */
export function isSignedWith(descriptor: ReleaseDescriptor, signature: string, publicKey: string): boolean {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify(null, signedText(descriptor), key, Buffer.from(signature, 'base64'));
}

/** Names what it is for, so that the key may sign other things as well. */
function signedText(descriptor: ReleaseDescriptor): Buffer {
  const { name, version } = descriptor;
  return Buffer.from(`portal release\n${name}\n${version}\n${releaseFingerprint(descriptor)}\n`);
}
