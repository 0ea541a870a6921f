import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token that may release one section and no other: `<section>.<hex HMAC-SHA256(secret, section)>`. */
export function releaseToken(secret: string, section: string): string {
  return `${section}.${createHmac('sha256', secret).update(section).digest('hex')}`;
}

/**
 * Whether an `Authorization` header carries the section's token; takes the same time for every wrong one of its length.
 */
export function carriesReleaseToken(authorization: string | undefined, secret: string, section: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${releaseToken(secret, section)}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
