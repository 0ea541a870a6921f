import { createHmac, timingSafeEqual } from 'node:crypto';

/** No section's name has a colon, so no section's token is this one. */
const PURPOSE = 'portal:backup';

/** What the command line shows to save and restore a whole portal: `backup.<hex HMAC-SHA256(secret, purpose)>`. */
export function backupToken(secret: string): string {
  return `backup.${createHmac('sha256', secret).update(PURPOSE).digest('hex')}`;
}

/** Whether an `Authorization` header carries it; takes the same time for every wrong one of its length. */
export function carriesBackupToken(authorization: string | undefined, secret: string): boolean {
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Bearer ${backupToken(secret)}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
