import type { Page } from '@playwright/test';

/** Collects a page's requests to other hosts than the portal. */
export function foreignRequests(page: Page, own: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:|^wss?:/.test(url.protocol) && url.origin !== own) foreign.push(request.url());
  });
  return foreign;
}
