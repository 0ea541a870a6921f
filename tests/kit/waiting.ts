import { expect, type Page } from '@playwright/test';

/** Longer than a page waits for code, in ms. */
const PATIENCE = 16_000;

/** Lets the clock of a page run ahead (install it before) until it is seen that the page has given up waiting. */
export async function waitInVain(page: Page, isSeen: () => Promise<void>): Promise<void> {
  // What the page waits for may have to be asked for first.
  await expect(async () => {
    await page.clock.fastForward(PATIENCE);
    await isSeen();
  }).toPass();
}
