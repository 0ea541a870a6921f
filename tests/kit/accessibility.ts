import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { IS_LONG } from './long-form.ts';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
/** The first two meet both widths and both colour schemes. */
const looks = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: desktop, colorScheme: 'dark' },
  { viewport: desktop, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
] as const;

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA and good practice, one line for each element, with the page scrolled to its top. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(async (tags) => {
    const found = globalThis as unknown as { axe: typeof axe };
    // Elsewhere the sticky header covers half of whatever happens to lie under its edge.
    window.scrollTo({ top: 0, behavior: 'instant' });
    const result = await found.axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    // What sticks to the lower edge covers whatever happens to lie there; in the middle of the window nothing may.
    for (const violation of result.violations.filter(({ id }) => id === 'target-size')) {
      const stillCovered: typeof violation.nodes = [];
      for (const node of violation.nodes) {
        const element = document.querySelector(String(node.target[0]));
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = element && (await found.axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } }));
        if (again?.violations.length !== 0) stillCovered.push(node);
      }
      violation.nodes = stillCovered;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    return result;
  }, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
  );
}

/** Notes what axe finds on a phone by light and on a desktop in the dark, in the long form also the other way round. */
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
