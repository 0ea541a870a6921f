import { homeParts, matchPage, partsOfMatch, type PageMatch, type Part } from '../../routing/matching.ts';
import { isOwnPage } from '../../routing/own-pages.ts';
import type { LivePage, LiveRegistry } from '../../routing/page-state.ts';

/**
 * The page of an address with one set of releases: matched when the request arrives, and passed on to all code that
 * makes the page.
 */
export type Visit = {
  /** The revision of the releases it was matched with. */
  revision: number;
  /** Pathname and the query that counts; the same for all addresses that show the same. */
  path: string;
  pathname: string;
  /** Whether the shell or a section has a page there. */
  isKnown: boolean;
  /** The section's page; the shell's own are none. */
  page?: LivePage;
  params: Readonly<Record<string, string>>;
  parts: readonly Part[];
};

/** The visit of a path in its page's canonical spelling. */
export function visitOf(path: string, registry: LiveRegistry): Visit {
  const { pathname } = new URL(path, 'http://portal');
  return visitAt(path, pathname, registry, matchPage(registry, pathname));
}

/** Does what `visitOf` does, if the page that claims the path is known. */
export function visitAt(path: string, pathname: string, registry: LiveRegistry, match?: PageMatch): Visit {
  const isOwn = isOwnPage(pathname);
  const found = isOwn ? undefined : match;
  return {
    revision: registry.revision,
    path,
    pathname,
    isKnown: isOwn || found !== undefined,
    ...(found && { page: found.page }),
    params: found?.params ?? {},
    parts: pathname === '/' ? homeParts(registry) : partsOfMatch(registry, found),
  };
}
