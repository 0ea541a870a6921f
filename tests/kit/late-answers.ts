import { expect, type Page, type Route } from '@playwright/test';

/** Lets answers wait until they are released. */
export async function holdBack(
  page: Page,
  isHeld: (url: URL) => boolean,
): Promise<{ isWaiting: () => Promise<void>; release: () => Promise<void> }> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(isHeld, async (route) => (isReleased ? route.continue() : void held.push(route)));
  return {
    isWaiting: () => expect.poll(() => held.length).toBeGreaterThan(0),
    release: async () => {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
      await page.unroute(isHeld);
    },
  };
}
