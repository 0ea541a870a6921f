/**
 * The full address of the wanted page if it is one of ours, otherwise of the home page. Whole, because a path alone may
 * lead elsewhere: `/.//evil.example` is one of ours with the path `//evil.example`, which names another site.
 */
export function ownAddress(wanted: string | null, origin: string): string {
  const url = wanted !== null && URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return url?.origin === origin ? url.href : `${origin}/`;
}
