import { createHmac, timingSafeEqual } from 'node:crypto';

/** Commands on a whole portal. */
type Purpose = 'backup' | 'rescue';

/**
 * The credential of the command line: `<purpose>.<hex HMAC-SHA256(secret, portal:<purpose>)>`, which is no section's
 * token.
 */
export function commandToken(secret: string, purpose: Purpose): string {
  // No section's name has a colon.
  return `${purpose}.${createHmac('sha256', secret).update(`portal:${purpose}`).digest('hex')}`;
}

/** Whether an `Authorization` header carries it; takes the same time for every wrong one of its length. */
export function carriesCommandToken(authorization: string | undefined, secret: string, purpose: Purpose): boolean {
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${commandToken(secret, purpose)}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
