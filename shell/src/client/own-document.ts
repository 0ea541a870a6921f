import { partsOf } from '../routing/matching.ts';
import type { PageRegistry } from '../routing/page-state.ts';

/**
 * Whether a page needs its own document: a policy belongs to a document, so a page whose sections may load from other
 * origins than the page that this document was loaded for is reloaded, and so is the way back. `releases` returns those
 * known at the time of the call.
 */
export function ownDocument(
  releases: () => PageRegistry,
  pathname = window.location.pathname,
): (pathname: string) => boolean {
  const own = originsAt(releases(), pathname);
  return (next) => originsAt(releases(), next) !== own;
}

function originsAt(registry: PageRegistry, pathname: string): string {
  const names = new Set(partsOf(registry, pathname).map(({ section }) => section));
  return registry.sections.flatMap(({ name, origins }) => (names.has(name) && origins ? [origins] : [])).join(' ');
}
