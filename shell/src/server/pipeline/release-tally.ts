import type { IncomingHttpHeaders } from 'node:http';
import type { Part } from '../../routing/matching.ts';
import type { LiveRegistry } from '../../routing/page-state.ts';
import type { Shell } from './shell-release.ts';

/** A version of a section, or of the shell under its name. */
export type ShownRelease = { section: string; version: string };

/** Counts something of a version. `pages`: it was sent to somebody who opens a page. */
export type Tally = (release: ShownRelease, measure: 'pages') => void;

/** The versions that a page shows: of the sections with parts in it, and of the shell. */
export function shownReleases(parts: readonly Part[], { sections }: LiveRegistry, shell: Shell): ShownRelease[] {
  const names = new Set(parts.map(({ section }) => section));
  const shown = sections.filter(({ name }) => names.has(name));
  return [
    ...shown.map(({ name, version }) => ({ section: name, version })),
    { section: 'shell', version: shell.version },
  ];
}

/**
 * Whether somebody opens the page, as far as the request says: neither a browser fetching ahead (`Sec-Purpose`) nor a
 * service worker keeping it (`Sec-Fetch-Dest: empty`). What sends neither header counts.
 */
export function isView(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return false;
  return !String(headers['sec-purpose'] ?? headers['purpose'] ?? '').includes('prefetch');
}
