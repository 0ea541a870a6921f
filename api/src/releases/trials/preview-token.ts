import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RecordedTrial } from '../trials.repository.ts';

type Preview = Pick<RecordedTrial, 'section' | 'version' | 'endsAt'>;

/** Query parameter of a preview's address; the shell answers it (shell/src/server/trials). */
const PARAMETER = 'vorschau-modul';

/**
 * The token in a preview's address: section, version and end, signed: `<section>.<version>.<end in ms>.<HMAC-SHA256>`.
 */
export function previewToken(secret: string, { section, version, endsAt }: Preview): string {
  const said = `${section}.${version}.${Date.parse(endsAt)}`;
  // A release token signs the name of a section, which has no space.
  return `${said}.${createHmac('sha256', secret).update(`preview ${said}`).digest('base64url')}`;
}

/** Where a preview begins, below the site's own address. */
export function previewPath(secret: string, preview: Preview): string {
  return `/?${PARAMETER}=${previewToken(secret, preview)}`;
}

/** Whether a token is that of a preview; takes the same time for every wrong one of its length. */
export function isPreviewToken(token: string, secret: string, preview: Preview): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(previewToken(secret, preview))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
