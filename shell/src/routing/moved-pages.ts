import { ownTeamPaths, TEAM_LIST_PATH } from '@portal/shared-ui/team-path';
import { decodePath, fixedKey } from './path-spelling.ts';

/** Pages of teams that have an address of their own, by the address they would have in the list. */
const TEAMS = [...ownTeamPaths].map(([slug, path]) => [`${TEAM_LIST_PATH}/${slug}`, path] as const);

/**
 * Addresses that moved: the third fallback slide of the specification points to /verein
 * (docs/product.md#addresses-that-the-specification-lacks), and no page has two.
 */
const MOVED: ReadonlyMap<string, string> = new Map([['/verein', '/ueber-uns'], ...TEAMS]);

/**
 * The current path of a page, whose former one may be spelled as any other; the path itself unless it moved. The server
 * redirects by it, the browser's router follows it.
 */
export function presentPath(pathname: string): string {
  return MOVED.get(fixedKey(decodePath(pathname) ?? '')) ?? pathname;
}

/** Addresses of articles by number, as WordPress has them; the home page's to everybody else. */
const BY_NUMBER = /^\/\?(?:p|page_id)=\d{1,12}(?:&|$)/;

/** Whether an address may be one of the club's former website although there is a page at it. */
export const isByNumber = (url: string) => BY_NUMBER.test(url);

/**
 * The address that a page would have behind a parameter, if it stands for one entry of many and exists only as long as
 * that entry: `/mannschaften/1-mannschaft` for `/mannschaft`. Undefined for all others.
 */
export function entryPath(path: string): string | undefined {
  return TEAMS.find(([, own]) => own === path)?.[0];
}
