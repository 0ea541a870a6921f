import type { DescribedPage } from '@portal/api/contract';

/**
 * The resource of a content page's text, which names the page: it has the same path, and is missing while the page is
 * hidden.
 */
export function textOf(path: string): string {
  return `/api/pages${path}`;
}

/** Whether search engines learn of a page; releases without this setting list all pages but those never prefetched. */
export function isListed({ listed, prefetch }: Pick<DescribedPage, 'listed' | 'prefetch'>): boolean {
  return listed ?? prefetch !== 'never';
}
