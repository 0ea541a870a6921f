import type { Page } from '@playwright/test';

/** Taps, clicks and keys that type nothing, as a person makes them in this page. */
type InteractionCount = {
  sum: () => number;
  /** Interactions that the browser does not see, such as choosing a file. */
  add: (count: number) => void;
};

/** Begins to count; call it before the page's first address. */
export async function countInteractions(page: Page): Promise<InteractionCount> {
  let count = 0;
  const add = (more: number) => {
    count += more;
  };
  await page.exposeFunction('countInteraction', () => add(1));
  await page.addInitScript(() => {
    const { countInteraction } = window as unknown as { countInteraction: () => void };
    window.addEventListener('pointerdown', countInteraction, true);
    window.addEventListener('keydown', ({ key }) => key.length > 1 && countInteraction(), true);
  });
  return { sum: () => count, add };
}
