/** The page shown when another cannot be loaded. */
export const OFFLINE_PATH = '/offline';

/** The targets of the account entry: the login, and the area for signed-in users. */
export const ACCOUNT_PATHS: readonly string[] = ['/auth', '/admin'];

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
