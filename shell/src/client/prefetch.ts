import type { ResourceKey, usePrefetchResources } from '@portal/shared-ui';
import { homeParts, isPattern, matchPage, partsOf, type Part, type SlotName } from '../routing/matching.ts';
import { presentPath } from '../routing/moved-pages.ts';
import { PAGE_DATA_PATH, type LiveSection, type PageRegistry } from '../routing/page-state.ts';
import type { BrowserParts } from './browser-parts.ts';
import type { KnownReleases } from './known-releases.ts';
import { nextTask } from '../routing/next-task.ts';

/**
 * Milliseconds after which the second group of pages is prefetched
 * (docs/specification.md#behaviour-common-to-all-routes).
 */
const SOON = 200;
/** Longest wait for an idle browser, and the wait if it cannot tell, in ms. */
const IDLE_LIMIT = 2000;
const IDLE_FALLBACK = 1000;

/** The first file of a section that a browser loads. */
const ENTRY = 'client/remoteEntry.js';

export type Prefetch = {
  releases: Pick<KnownReleases, 'current' | 'all'>;
  parts: BrowserParts;
  /** Brings files into the browser's cache without running them. */
  fetchFiles: (addresses: readonly string[]) => Promise<unknown>;
  fetchResources: ReturnType<typeof usePrefetchResources>;
  /** Whether there is nothing at a page's address, so that each prefetch would get 404. */
  isMissing: (path: string) => boolean;
};

/**
 * Prefetches a page's files and data, and runs none of its code: one section must not be able to stop the pages of
 * another.
 */
export async function prefetchPage(
  href: string,
  { releases, parts, fetchFiles, fetchResources }: Prefetch,
): Promise<void> {
  try {
    const registry = await releases.all();
    if (registry && isHome(href)) return await prefetchHome(registry, { parts, fetchFiles, fetchResources });
    const target = findTarget(href, registry);
    const files = target?.page.files;
    if (!files) return;
    // A visitor who opens the page meanwhile needs both: one after the other would cost another round trip.
    fetchData(target, { parts, fetchResources });
    await fetchFiles([ENTRY, ...files].map((file) => target.section.url + file));
  } catch {
    // The page requests it again, and reports a failure.
  }
}

/**
 * Loads a page that is about to be opened: its code, in parallel with its data, as far as they can be named without
 * that code; the others follow.
 */
export async function preparePage(href: string, { releases, parts, fetchResources }: Prefetch): Promise<void> {
  const registry = await releases.all().catch(() => undefined);
  if (registry && isHome(href)) return prepareHome(registry, { parts, fetchResources });
  const target = findTarget(href, registry);
  if (!registry || !target) return;
  const { section, page } = target;
  const part: Part = { section: section.name, kind: 'page', name: page.path };
  fetchData(target, { parts, fetchResources });
  const loading = parts.load(part);
  try {
    // Only people with an account load the code of their pages.
    await (page.access ? loading : parts.section(section.name));
    fetchData(target, { parts, fetchResources });
    await loading;
  } catch {
    // The visible page reports its failure itself; forgotten here, it would wait for another attempt first.
    if (matchPage(registry, window.location.pathname)?.page !== page) parts.forget(part);
  }
}

/** Whether an address is the home page's, and another page is open. */
function isHome(href: string): boolean {
  const { origin, pathname } = new URL(href, window.location.origin);
  return origin === window.location.origin && pathname === '/' && window.location.pathname !== '/';
}

/** A release does not name the data of widgets; code that runs already does. */
async function prefetchHome(
  registry: PageRegistry,
  { parts, fetchFiles, fetchResources }: Pick<Prefetch, 'parts' | 'fetchFiles' | 'fetchResources'>,
): Promise<void> {
  const files = homeParts(registry).flatMap(({ section, name }) => {
    const owner = registry.sections.find((one) => one.name === section);
    const widget = owner?.widgets.find((one) => one.name === name);
    if (!owner || !widget?.files) return [];
    fetchResources(parts.evaluated(section)?.widgets[name as SlotName]?.data?.() ?? []);
    return [ENTRY, ...widget.files].map((file) => owner.url + file);
  });
  await fetchFiles([...new Set(files)]);
}

async function prepareHome(
  registry: PageRegistry,
  { parts, fetchResources }: Pick<Prefetch, 'parts' | 'fetchResources'>,
): Promise<void> {
  const prepare = async (part: Part) => {
    const loading = parts.load(part);
    const { widgets } = await parts.section(part.section);
    fetchResources(widgets[part.name as SlotName]?.data?.() ?? []);
    await loading;
  };
  await Promise.all(
    homeParts(registry).map((part) =>
      prepare(part).catch(() => window.location.pathname === '/' || parts.forget(part)),
    ),
  );
}

/**
 * Requests what a page reads: as its code names it if that has run, else as its release does. All that it reads without
 * a query comes with one request, unless the page is for people with an account, or it is an unlisted one behind a
 * parameter, which is a secret.
 */
function fetchData(
  { section, page, path, context }: Target,
  { parts, fetchResources }: Pick<Prefetch, 'parts' | 'fetchResources'>,
): void {
  const known = parts.evaluated(section.name)?.pages.find((one) => one.path === page.path);
  const isPublic = !context.query.toString() && !page.access;
  const named = isPublic ? (page.resources as ResourceKey[] | undefined) : [];
  fetchResources(
    known ? (known.data?.(context) ?? []) : named,
    isPublic && (page.listed || !isPattern(page)) ? `${PAGE_DATA_PATH}?path=${encodeURIComponent(path)}` : undefined,
  );
}

type Target = NonNullable<ReturnType<typeof findTarget>>;

function findTarget(href: string, registry: PageRegistry | undefined) {
  const url = new URL(href, window.location.origin);
  const isOwn = url.origin === window.location.origin;
  const path = presentPath(url.pathname);
  const match = registry && isOwn ? matchPage(registry, path) : undefined;
  return match && { ...match, path, context: { params: match.params, query: url.searchParams } };
}

/** Resolves once the page needs nothing more: it is loaded, its parts are there, and the browser has hydrated them. */
export async function pageComplete({ releases, parts }: Pick<Prefetch, 'releases' | 'parts'>): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await Promise.allSettled(partsOf(releases.current(), window.location.pathname).map((part) => parts.load(part)));
  await new Promise<void>((resolve) => whenIdle(resolve));
}

/**
 * Prefetches without user action, at the time and in the order the pages declare: the last group waits until the files
 * of the others are there and their data are requested. Returns a function that cancels what has not begun.
 */
export function prefetchInOrder({ sections }: Pick<PageRegistry, 'sections'>, prefetch: Prefetch): () => void {
  const pages = sections
    .flatMap((section) => section.pages)
    .filter((page) => !isPattern(page))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  let stopWaiting: () => void = () => undefined;
  let isStopped = false;
  const run = async (order: 'immediate' | 'soon' | 'idle') => {
    const begun: Promise<unknown>[] = [];
    for (const { path } of pages.filter((page) => page.prefetch === order && !prefetch.isMissing(page.path))) {
      // A phone takes up to 10 ms to request the data of one page: a touch would wait for all of them.
      if (begun.length > 0) await nextTask();
      if (isStopped) return;
      begun.push(prefetchPage(path, prefetch));
    }
    await Promise.all(begun);
  };
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

/** Returns a function that ends the wait. */
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

/** Prefetches the page of a link that is pointed at, and prepares it once it is pressed, touched or focused. */
export function prefetchOnIntent(prefetch: Prefetch): () => void {
  const handleIntent = ({ type, target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return;
    void (type === 'mouseover' ? prefetchPage : preparePage)(link.href, prefetch);
  };
  const intents = ['mouseover', 'pointerdown', 'touchstart', 'focusin'] as const;
  for (const intent of intents) document.addEventListener(intent, handleIntent, { passive: true });
  return () => {
    for (const intent of intents) document.removeEventListener(intent, handleIntent);
  };
}
