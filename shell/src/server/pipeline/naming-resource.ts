import { DOWNLOADS_PATH } from '@portal/shared-ui/menu';
import { entryPath, presentPath } from '../../routing/moved-pages.ts';
import { textOf } from '../../routing/content-pages.ts';
import { isPattern } from '../../routing/matching.ts';
import type { Fetched } from './fetch-resources.ts';

/** The API's status codes for addresses that do not exist or are malformed. */
const MISSING = new Set([400, 404, 410]);

/** One album: its page is named by a query of `/mannschaftsfotos`. */
const ALBUM = '/api/albums/';

/**
 * Missing data means 404 only if a page shows one entry of many, or documents, or an album, or a text of the club that
 * may be hidden; other paths exist independent of their data.
 */
export function namingKeys(path: string | undefined, keys: readonly string[]): readonly string[] {
  if (path === undefined) return [];
  if (isPattern({ path }) || entryPath(path) !== undefined || path === DOWNLOADS_PATH) return keys;
  return keys.filter((key) => key === textOf(path) || key.startsWith(ALBUM));
}

/** The status of a page: 404 where nothing is at its address, 503 while some of its data fails. */
export function statusOf(isKnownPath: boolean, { settled, hasFailed }: Fetched, keys: readonly string[]): number {
  const isMissing = keys.some((key) => {
    const resource = settled[key];
    return resource && 'status' in resource && MISSING.has(resource.status);
  });
  if (!isKnownPath || isMissing) return 404;
  return hasFailed ? 503 : 200;
}

/** A page moves with the resource that names it: the last part of both addresses is the same. */
export function newAddress(pathname: string, { moved }: Fetched, keys: readonly string[]): string | undefined {
  const location = keys.map((key) => moved.get(key)).find((path) => path !== undefined);
  if (location === undefined) return undefined;
  const former = entryPath(pathname) ?? pathname;
  return presentPath(former.slice(0, former.lastIndexOf('/') + 1) + location.slice(location.lastIndexOf('/') + 1));
}
