/** The page shown when another cannot be had. */
export const OFFLINE_PATH = '/offline';

/** Whether the shell itself has a page at a path. */
export function isOwnPage(pathname: string): boolean {
  return pathname === '/' || pathname === OFFLINE_PATH;
}

/** The pages kept for reading without a connection (docs/product.md#what-peers-have). */
export const READABLE_PATHS: readonly string[] = [
  '/',
  '/news',
  '/spielplan',
  '/trainingszeiten',
  '/kalender',
  '/kontakt',
];
