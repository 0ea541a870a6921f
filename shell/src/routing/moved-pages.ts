/**
 * Addresses that moved: the third fallback slide of the specification points to /verein
 * (docs/product.md#addresses-that-the-specification-lacks).
 */
const MOVED: Readonly<Record<string, string>> = { '/verein': '/ueber-uns' };

/**
 * The current path of a page; the path itself unless it moved. The server redirects by it, the browser's router follows
 * it.
 */
export function presentPath(pathname: string): string {
  return MOVED[pathname.replace(/\/$/, '')] ?? pathname;
}
