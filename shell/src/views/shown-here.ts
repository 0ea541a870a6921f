import { matchPage, partsOf } from '../routing/matching.ts';
import { isOwnPage } from '../routing/own-pages.ts';
import type { PageRegistry } from '../routing/page-state.ts';
import { shellHere } from '../routing/shell-here.ts';
import { shownReleases, type ShownRelease } from '../routing/shown-releases.ts';

/** The versions that this tab shows at a pathname; none if there is no page. */
export function releasesAt(registry: PageRegistry, pathname: string): ShownRelease[] {
  const parts = partsOf(registry, pathname);
  return parts.length > 0 || isOwnPage(pathname) ? shownReleases(parts, registry, shellHere()) : [];
}

/**
 * The versions that a pathname's times count for: the page's section, and the shell. The home page is the shell's
 * alone.
 */
export function timedAt(registry: PageRegistry, pathname: string): (ShownRelease & { page?: string })[] {
  const shell = shellHere();
  const match = pathname === '/' ? undefined : matchPage(registry, pathname);
  return [
    ...(match ? [{ section: match.section.name, version: match.section.version, page: match.page.path }] : []),
    ...(shell ? [shell] : []),
  ];
}
