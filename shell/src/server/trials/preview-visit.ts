import type { IncomingHttpHeaders } from 'node:http';
import { PREVIEW_ENDS, PREVIEW_PARAMETER } from '../../routing/preview.ts';
import type { Trial, Trials } from './trial.ts';

const COOKIE = 'portal_preview';

/**
 * The role of a request in a preview: it begins or ends one, with a `cookie` and a redirect to the address without the
 * parameter; is part of one; or comes with an expired token, whose `cookie` is removed.
 */
export type PreviewVisit =
  | { step: 'turn'; cookie: string }
  | { step: 'show'; trial: Trial }
  | { step: 'over'; cookie: string };

/** Whether a request may be part of a preview. */
export function mayBePreview({ cookie }: IncomingHttpHeaders): boolean {
  return cookie?.includes(COOKIE) ?? false;
}

/** See {@link PreviewVisit}; undefined for everybody else. */
export function readPreview(
  url: string,
  headers: IncomingHttpHeaders,
  { previewOf }: Trials,
  isHttps: boolean,
): PreviewVisit | undefined {
  const cookieWith = (token: string, rest: string) =>
    `${nameOf(isHttps)}=${token}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}${rest}`;
  const without = cookieWith('', '; Max-Age=0');

  const asked = parameterOf(url);
  if (asked === PREVIEW_ENDS) return { step: 'turn', cookie: without };
  if (asked !== null)
    return previewOf(asked) ? { step: 'turn', cookie: cookieWith(asked, '') } : { step: 'over', cookie: without };
  const token = cookieOf(headers, nameOf(isHttps));
  // A service worker caches the live versions.
  if (token === undefined || headers['sec-fetch-dest'] === 'empty') return undefined;
  const trial = previewOf(token);
  return trial ? { step: 'show', trial } : { step: 'over', cookie: without };
}

/** The preview that a browser sees. */
export function previewShown(headers: IncomingHttpHeaders, trials: Trials, isHttps: boolean): Trial | undefined {
  const token = cookieOf(headers, nameOf(isHttps));
  return token === undefined ? undefined : trials.previewOf(token);
}

/** A browser takes a cookie of the longer name only over HTTPS and from this very host. */
function nameOf(isHttps: boolean): string {
  return isHttps ? `__Host-${COOKIE}` : COOKIE;
}

/** A query without the parameter. */
export function withoutPreview(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PREVIEW_PARAMETER);
  return query.size > 0 ? `?${query}` : '';
}

function parameterOf(url: string): string | null {
  const start = url.indexOf('?');
  // Most addresses have no query at all.
  return start < 0 ? null : new URLSearchParams(url.slice(start)).get(PREVIEW_PARAMETER);
}

function cookieOf({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const found = cookie.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return found?.trim().slice(name.length + 1);
}
