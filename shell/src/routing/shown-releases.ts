import type { Part } from './matching.ts';
import type { LivePage, LiveRegistry, LiveWidget, PageRegistry } from './page-state.ts';

/** The name of the shell among the releases. */
export const SHELL = 'shell';

/** A version of a section, or of the shell under its name. */
export type ShownRelease = { section: string; version: string };

/** The versions that are shown: of the sections with parts in the page and, if known, of the shell. */
export function shownReleases(
  parts: readonly Part[],
  { sections }: PageRegistry,
  shell: ShownRelease | undefined,
): ShownRelease[] {
  const names = new Set(parts.map(({ section }) => section));
  const shown = sections.filter(({ name }) => names.has(name));
  return [...shown.map(({ name, version }) => ({ section: name, version })), ...(shell ? [shell] : [])];
}

/** The part of the live releases that a page with these parts carries. */
export function shownOf({ sections, menu, accountPages }: LiveRegistry, parts: readonly Part[]): PageRegistry {
  const shown = sections.flatMap((section) => {
    const names = parts.flatMap(({ section: owner, name }) => (owner === section.name ? [name as string] : []));
    if (names.length === 0) return [];
    // A page with a parameter may be rendered once for all its values, some of which are other pages of the section in
    // the browser.
    const open = section.pages.filter(({ path }) => names.includes(path));
    const pages = section.pages.filter(({ path }) => open.some((shown) => isFoundBeside(shown.path, path)));
    return [
      {
        ...section,
        pages: pages.map(withoutAhead),
        widgets: section.widgets.filter(({ name }) => names.includes(name)).map(widgetWithoutAhead),
      },
    ];
  });
  return { sections: shown, menu, accountPages };
}

/**
 * Whether an address that an open path claims with its parameters could be the other's: as many segments, which fit.
 */
function isFoundBeside(path: string, other: string): boolean {
  if (!path.includes(':')) return path === other;
  const segments = path.split('/');
  const others = other.split('/');
  const isParameter = (segment = '') => segment.startsWith(':');
  return (
    segments.length === others.length &&
    segments.every((segment, place) => segment === others[place] || isParameter(segment) || isParameter(others[place]))
  );
}

/** The data of an open page, which needs no prefetching. */
function withoutAhead({ files: _files, resources: _resources, prefetchRank: _rank, ...page }: LivePage): LivePage {
  return page;
}

function widgetWithoutAhead({ files: _files, ...widget }: LiveWidget): LiveWidget {
  return widget;
}
