import { expect, type Page } from '@playwright/test';
import { accessibilityFaults as faultsAgainst, WCAG } from '@portal/server/accessibility-faults';
import { IS_LONG } from './long-form.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** The first two cover both widths and both colour schemes. */
const looks = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: desktop, colorScheme: 'dark' },
  { viewport: desktop, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
] as const;

/**
 * The violations of WCAG 2.2 AA and good practice that axe finds, one line for each element, with the page scrolled to
 * its top.
 */
export function accessibilityFaults(page: Page): Promise<string[]> {
  return faultsAgainst(page, [...WCAG, 'best-practice']);
}

/** Notes axe's findings on a phone by light and on a desktop in the dark, in the long form also the other way round. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const { viewport, colorScheme } of looks.slice(0, IS_LONG ? looks.length : 2)) {
    await page.setViewportSize(viewport);
    await expectAccessibleBy(page, colorScheme, `${what} at ${viewport.width} px`);
  }
}

/** The same in the window as it is: light and dark. */
export async function expectAccessibleHere(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) await expectAccessibleBy(page, colorScheme, what);
}

async function expectAccessibleBy(page: Page, colorScheme: 'light' | 'dark', what: string): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  expect.soft(await accessibilityFaults(page), `${what}, ${colorScheme}`).toEqual([]);
}
