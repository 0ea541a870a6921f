import { createHash } from 'node:crypto';

/** Hexadecimal digits of a pack's digest in its name. */
const DIGITS = 16;
const NAME = new RegExp(String.raw`^portal-section-kit-\d{1,5}\.\d{1,5}\.\d{1,5}-([0-9a-f]{${DIGITS}})\.tgz$`);

/**
 * The name of a pack, which is the end of its address. Lock files keep address and digest, so a changed pack must not
 * take the address of one before: the digest is part of the name.
 */
export function kitFileName(version: string, pack: Buffer): string {
  return `portal-section-kit-${version}-${digestOf(pack)}.tgz`;
}

/** Whether a name can be that of a pack. */
export function isKitFileName(file: string): boolean {
  return NAME.test(file);
}

/** Whether these bytes are the pack of that name. */
export function isPackOf(file: string, pack: Buffer): boolean {
  return NAME.exec(file)?.[1] === digestOf(pack);
}

function digestOf(pack: Buffer): string {
  return createHash('sha512').update(pack).digest('hex').slice(0, DIGITS);
}
