import { expect, type Page } from '@playwright/test';
import type { Portal } from './journey-test.ts';

/** Longer than a page waits for code, in ms. */
const PATIENCE = 16_000;

/** Lets the clock of a page run ahead (install it before) until the page has visibly given up waiting. */
export async function waitInVain(page: Page, isSeen: () => Promise<void>): Promise<void> {
  // The page may have to request the awaited file first.
  await expect(async () => {
    await page.clock.fastForward(PATIENCE);
    await isSeen();
  }).toPass();
}

/**
 * Waits until a page is made by the version that was just made live: an instance picks it up within two seconds
 * (ARCHITECTURE.md#how-a-release-goes-live). On a busy machine the new worker's first render may take too long; then
 * browsers render the section for half a minute.
 */
export async function untilServed(portal: Portal, path: string, text: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${portal.url}${path}`)).text(), { timeout: 45_000 }).toContain(text);
}
