import { expect, type Page } from '@playwright/test';

/** Sum of layout shifts a page may have, as on its first load. */
const LIMIT = 0.02;

/** A movement of the page, and the moved elements. */
export type Shift = { value: number; moved: string[] };
type Watched = { shifts: Shift[] };

/** From now on every opened page records its movements. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Node }[] }[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML : '').slice(0, 120)),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The movements on the page since it was opened. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as Watched).shifts);
}

/** Notes a fault, without ending the test, when a page has moved more than it may. */
export function expectStill(shifts: readonly Shift[], path: string): void {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(LIMIT);
}
