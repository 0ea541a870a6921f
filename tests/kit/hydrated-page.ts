import type { Page } from '@playwright/test';

/** Opens an address and waits until its header and its main area answer to React. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/** React leaves its own property on every element it has taken over. */
export async function untilHydrated(
  page: Page,
  elements: readonly string[] = ['header a', 'main :is(h1, h2, h3)'],
): Promise<void> {
  await page.waitForFunction(
    (selectors) =>
      selectors.every((selector) => {
        const element = document.querySelector(selector);
        return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      }),
    elements,
  );
}

/** The browser signals that it saves data, so that nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
}

/** Whether a path is data of the frame that only the browser requests, on every page: no page has it in its HTML. */
export function isFrameData(path: string): boolean {
  return /^\/(registry\.json|api\/(weather|news\/count\/unread|news\/mark-read))$/.test(path);
}
