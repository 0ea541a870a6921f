import { matchPage } from '../../routing/matching.ts';
import { presentPath } from '../../routing/moved-pages.ts';
import type { LiveRegistry } from '../../routing/page-state.ts';
import { isListed } from '../../routing/content-pages.ts';
import { visitAt, visitOf, type Visit } from '../worker/visit.ts';

/**
 * The visit of an address, with its own path and query as received; or its canonical spelling, and whether it is a
 * page.
 */
export type PageAddress =
  | { visit: Visit; pathname: string; search: string; redirect?: undefined }
  | { redirect: string; isPage: boolean };

/** What the framework's router removes from an absolute address. */
const ORIGIN = /^https?:\/\/.*?(?=\/)/;
/** docs/specification.md#5-validation-rules; the API knows ids in small letters. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Path and query of the request. */
export const targetOf = (url: string): string => url.replace(ORIGIN, '');

/**
 * Each page has one address: no slash at the end, none twice, no backslash, no dot segments, no letter that need not be
 * encoded, the case of its route, ids in small letters. Query parameters count only if the page declares them. An
 * unlisted page with a path parameter is rendered once for all values.
 */
export function readPageAddress(url: string, registry: LiveRegistry): PageAddress {
  const target = targetOf(url);
  const start = target.indexOf('?');
  const pathname = start < 0 ? target : target.slice(0, start);
  const search = start < 0 ? '' : target.slice(start);
  const plain = plainPathname(pathname);
  const match = matchPage(registry, plain);
  const isOne = match !== undefined && match.page.path.includes(':') && !isListed(match.page);
  const canonical = match && !isOne ? (spellOut(match.page.path, match.params) ?? plain) : plain;
  if (canonical !== pathname) return { redirect: canonical + search, isPage: match !== undefined };
  if (isOne) return { visit: visitOf(match.page.path, registry), pathname, search };
  const query = match ? declaredQuery(match.page.query, search) : '';
  return { visit: visitAt(query ? `${pathname}?${query}` : pathname, pathname, registry, match), pathname, search };
}

function plainPathname(pathname: string): string {
  const plain = `/${pathname
    .split(/[\\/]+/)
    .filter(Boolean)
    .join('/')}`;
  return presentPath(new URL(plain, 'http://portal').pathname);
}

/** The canonical spelling of a route's path; undefined if the route allows several. */
function spellOut(path: string, params: Readonly<Record<string, string>>): string | undefined {
  if (/[*?]/.test(path)) return undefined;
  return path
    .split('/')
    .map((part) => (part.startsWith(':') ? spellValue(params[part.slice(1)] ?? '') : encodeURI(part)))
    .join('/');
}

function spellValue(value: string): string {
  return UUID.test(value) ? value.toLowerCase() : encodeURIComponent(value);
}

function declaredQuery(names: readonly string[], search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}
