import { matchPage, partsOf } from '../routing/matching.ts';
import { isByNumber } from '../routing/moved-pages.ts';
import { OFFLINE_PATH } from '../routing/own-pages.ts';
import type { PageRegistry } from '../routing/page-state.ts';

/**
 * Whether an address needs its own document. A policy belongs to a document, so a page whose sections may load from
 * other origins than the document's first page needs a reload, and so does the way back. If there is no page, the
 * server knows whether the club's former website had one. `releases` returns those known at the time of the call, `url`
 * is a path with its query.
 */
export function ownDocument(
  releases: () => PageRegistry,
  pathname = window.location.pathname,
): (url: string) => boolean {
  const own = originsAt(releases(), pathname);
  return (url) => {
    const [next = ''] = url.split('?', 1);
    return isByNumber(url) || !isPage(releases(), next) || originsAt(releases(), next) !== own;
  };
}

const isPage = (registry: PageRegistry, pathname: string) =>
  pathname === '/' || pathname === OFFLINE_PATH || matchPage(registry, pathname) !== undefined;

function originsAt(registry: PageRegistry, pathname: string): string {
  const names = new Set(partsOf(registry, pathname).map(({ section }) => section));
  return registry.sections.flatMap(({ name, origins }) => (names.has(name) && origins ? [origins] : [])).join(' ');
}
