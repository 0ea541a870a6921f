import type { Part } from './matching.ts';
import type { PageRegistry } from './page-state.ts';

/** The name that the shell has among what is released. */
export const SHELL = 'shell';

/** A version of a section, or of the shell under its name. */
export type ShownRelease = { section: string; version: string };

/** The versions that are shown: of the sections with parts in the page and, where it is known, of the shell. */
export function shownReleases(
  parts: readonly Part[],
  { sections }: PageRegistry,
  shell: ShownRelease | undefined,
): ShownRelease[] {
  const names = new Set(parts.map(({ section }) => section));
  const shown = sections.filter(({ name }) => names.has(name));
  return [...shown.map(({ name, version }) => ({ section: name, version })), ...(shell ? [shell] : [])];
}
