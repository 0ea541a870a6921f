/** The target of a login without a wanted screen. */
const FIRST_SCREEN = '/admin';

/**
 * The screen of the admin area that somebody came from, as path and query; any other target is replaced by the first
 * screen. Read as browsers read it: `//evil.example`, `/\\evil.example` and `/admin/..//evil.example` lead elsewhere.
 */
export function wantedScreen(wanted: string | null, origin: string): string {
  const url = wanted !== null && URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  const isOurs = url?.origin === origin && /^\/admin(\/[^/\\].*)?$/.test(url.pathname);
  return isOurs ? url.pathname + url.search : FIRST_SCREEN;
}
