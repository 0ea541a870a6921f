import type { ResourceKey } from '@portal/shared-ui';
import { matchPage, partsOf, type Part } from '../routing/matching.ts';
import { presentPath } from '../routing/moved-pages.ts';
import type { LiveRegistry, LiveSection } from '../routing/page-state.ts';
import type { BrowserParts } from './browser-parts.ts';

/**
 * Milliseconds after which the second group of pages is prefetched
 * (docs/specification.md#behaviour-common-to-all-routes).
 */
const SOON = 200;
/** Longest wait for an idle browser, and the wait where it cannot tell, in ms. */
const IDLE_LIMIT = 2000;
const IDLE_FALLBACK = 1000;

export type Prefetch = {
  registry: LiveRegistry;
  parts: BrowserParts;
  fetchResources: (keys: readonly ResourceKey[]) => void;
};

/** Loads a page's code and data ahead of its use; failures are left to the page itself. */
export async function prefetchPage(href: string, { registry, parts, fetchResources }: Prefetch): Promise<void> {
  const url = new URL(href, window.location.origin);
  const match = url.origin === window.location.origin ? matchPage(registry, presentPath(url.pathname)) : undefined;
  if (!match) return;
  const part: Part = { section: match.section.name, kind: 'page', name: match.page.path };
  try {
    await parts.load(part);
    const { pages } = await parts.section(part.section);
    const page = pages.find(({ path }) => path === part.name);
    fetchResources(page?.data?.({ params: match.params, query: url.searchParams }) ?? []);
  } catch {
    // The page that is shown says itself that it failed; forgotten here, it would wait for another attempt first.
    if (matchPage(registry, window.location.pathname)?.page !== match.page) parts.forget(part);
  }
}

/** Resolves once the page needs nothing more: it is loaded, its parts are there, and the browser has hydrated them. */
export async function pageComplete({ registry, parts }: Pick<Prefetch, 'registry' | 'parts'>): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await Promise.allSettled(partsOf(registry, window.location.pathname).map((part) => parts.load(part)));
  await new Promise<void>((resolve) => whenIdle(resolve));
}

/**
 * Prefetches without user action, when and in the order the pages ask for: the last group waits until the code of the
 * others is loaded and their data are requested. Returns a function that cancels what has not begun.
 */
export function prefetchInOrder(prefetch: Prefetch): () => void {
  const pages = prefetch.registry.sections
    .flatMap((section) => section.pages)
    .filter(({ path }) => !path.includes(':'))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const run = (order: 'immediate' | 'soon' | 'idle') =>
    Promise.all(pages.filter((page) => page.prefetch === order).map(({ path }) => prefetchPage(path, prefetch)));
  let stopWaiting: () => void = () => undefined;
  let isStopped = false;
  const first = run('immediate');
  const timer = setTimeout(() => {
    // Otherwise, on a slow connection, the least urgent files would compete with the most urgent ones.
    void Promise.all([first, run('soon')]).then(() => {
      if (!isStopped) stopWaiting = whenIdle(() => void run('idle'));
    });
  }, SOON);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopWaiting();
  };
}

/** Returns what ends the wait. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: IDLE_LIMIT });
    return () => cancelIdleCallback(handle);
  }
  const fallback = setTimeout(run, IDLE_FALLBACK);
  return () => clearTimeout(fallback);
}

function rankOf({ prefetchRank }: LiveSection['pages'][number]): number {
  return prefetchRank ?? Number.MAX_SAFE_INTEGER;
}

/** Prefetches the page of a link as soon as it is pointed at, touched or focused. */
export function prefetchOnIntent(prefetch: Prefetch): () => void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link instanceof HTMLAnchorElement && link.target !== '_blank') void prefetchPage(link.href, prefetch);
  };
  const intents = ['mouseover', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}
