import type { MouseEvent } from 'react';

/** Paths of the site that are answered with a file or with data, not with a page. */
const NO_PAGE = /^\/(?:api|objects|banner-objects|optimize-image|releases|assets)\/|\.[^/]+$/;

/**
 * The path to navigate to when a click follows a link to a page of this site in the same tab; `undefined` when the
 * browser should handle it as usual.
 */
export function ownPage(link: HTMLAnchorElement, event: MouseEvent): string | undefined {
  const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isSameTab = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  if (!isPlainClick || !isSameTab || event.defaultPrevented) return undefined;

  const { origin, pathname, search, hash } = link;
  const isOnThisPage = hash !== '' && pathname === location.pathname && search === location.search;
  if (origin !== location.origin || isOnThisPage || NO_PAGE.test(pathname)) return undefined;
  return pathname + search + hash;
}
