import { PAGE_DATA_PATH, REGISTRY_PATH } from '../routing/page-state.ts';
import { PREVIEW_PARAMETER } from '../routing/preview.ts';

/**
 * How a request is answered. file: an immutable file, from the cache first. picture: from the cache, renewed behind it.
 * data, page: from the network first. network: not kept, but a page that fails leads to the offline page. none: left to
 * the browser.
 */
export type RequestKind = 'file' | 'picture' | 'data' | 'page' | 'network' | 'none';

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'referrer' | 'headers'>;

const files = ['/assets/fonts/', '/releases/'];
const pictures = ['/assets/pictures/', '/club-icons/', '/optimize-image/', '/objects/', '/banner-objects/'];
/** Nothing that belongs to an account is ever kept: neither its pages and data nor the files they show. */
const privatePaths = ['/admin', '/auth', '/api/admin', '/api/auth', '/api/login', '/api/logout', '/releases/admin/'];
/** Addresses that are no pages, even when somebody opens them in a tab. */
const noPages = [...files, ...pictures, '/assets/', '/api/', '/dateien/'];

/** Sorts a request; `origin` is the portal's own. */
export function kindOf(request: Asked, origin: string): RequestKind {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'none';
  const isPrivate = isBelow(privatePaths, url.pathname) || isAskedByAdmin(request.referrer, origin);
  if (request.mode === 'navigate') {
    const isPage = !isBelow([...privatePaths, ...noPages], url.pathname) && !url.searchParams.has(PREVIEW_PARAMETER);
    return isPage ? 'page' : 'network';
  }
  if (isPrivate || request.headers.has('range')) return 'none';
  if (isBelow(files, url.pathname)) return 'file';
  if (isBelow(pictures, url.pathname)) return 'picture';
  return url.pathname.startsWith('/api/') || [REGISTRY_PATH, PAGE_DATA_PATH].includes(url.pathname) ? 'data' : 'none';
}

/** Whether a page may be kept for reading offline. */
export function isReadablePage(address: string, origin: string): boolean {
  const { origin: own, pathname } = new URL(address, origin);
  return own === origin && !isBelow([...privatePaths, ...noPages], pathname);
}

function isAskedByAdmin(referrer: string, origin: string): boolean {
  return (
    URL.canParse(referrer) && new URL(referrer).origin === origin && isBelow(privatePaths, new URL(referrer).pathname)
  );
}

function isBelow(prefixes: readonly string[], pathname: string): boolean {
  return prefixes.some(
    (prefix) => pathname === prefix || pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`),
  );
}
