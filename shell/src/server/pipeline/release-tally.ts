import type { IncomingHttpHeaders } from 'node:http';
import { SHELL, type ShownRelease } from '../../routing/shown-releases.ts';
import type { Visit } from '../worker/visit.ts';
import type { Shell } from './shell-release.ts';

/**
 * Counts an event of a version. `pages`: it was sent to somebody who opens a page. `server_failures`: its place was
 * left to the browser, or of the shell a page could not be made at all. `quarantines`: it is not rendered for a while.
 * `workers`: one was replaced because of it. `render`: `value` is how many ms a page of it took, waiting included.
 * `count`: how often; once by default.
 */
export type Tally = (
  release: ShownRelease,
  measure: 'pages' | 'server_failures' | 'quarantines' | 'workers' | 'render',
  details?: { value?: number; count?: number },
) => void;

/**
 * Gets the reason why a version failed at a kind of page (its path in the descriptor): the message, or the stack that
 * begins with it.
 */
export type FailureReport = (release: ShownRelease, failure: { part: string; reason: string }) => void;

/** The page of a visit as failures of the server name it; never an invented address. */
export function pageName({ page, isKnown, pathname }: Pick<Visit, 'page' | 'isKnown' | 'pathname'>): string {
  return page?.path ?? (isKnown ? pathname : '(keine Seite)');
}

/** The shell, among {@link ShownRelease}s. */
export const ofShell = ({ version }: Shell): ShownRelease => ({ section: SHELL, version });

/**
 * Whether somebody opens the page, by the request's headers: neither a browser's prefetch (`Sec-Purpose`) nor a service
 * worker caching it (`Sec-Fetch-Dest: empty`). Clients that send neither header count.
 */
export function isView(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return false;
  return !String(headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch');
}
