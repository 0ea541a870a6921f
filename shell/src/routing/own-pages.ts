/** The page shown when another cannot be had. */
export const OFFLINE_PATH = '/offline';

/** What the account entry leads to: the login, and where those go who are signed in. */
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
