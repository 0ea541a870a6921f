import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

let source: Promise<string> | undefined;

/** WCAG 2.2 AA, as axe names its parts. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The violations of `rules` that axe finds, one line for each element (`rule: element, why`), with the page scrolled to
 * its top.
 */
export async function accessibilityFaults(page: Page, rules: readonly string[]): Promise<string[]> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  const { violations } = await page.evaluate(
    async (tags) => {
      const found = globalThis as unknown as { axe: typeof axe };
      // Elsewhere the sticky header covers half of whatever happens to lie under its edge.
      window.scrollTo({ top: 0, behavior: 'instant' });
      // No rule of these reads whole style sheets, and fetching them took half of the time of a large page.
      const preload = { assets: ['media'] };
      const result = await found.axe.run(document, { runOnly: tags, resultTypes: ['violations'], preload });
      // A bar that sticks to the lower edge covers whatever happens to lie there; in the middle of the window nothing
      // may.
      for (const violation of result.violations.filter(({ id }) => id === 'target-size')) {
        const stillCovered: typeof violation.nodes = [];
        for (const node of violation.nodes) {
          const element = document.querySelector(String(node.target[0]));
          element?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const again =
            element && (await found.axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } }));
          if (again?.violations.length !== 0) stillCovered.push(node);
        }
        violation.nodes = stillCovered;
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      return result;
    },
    [...rules],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
  );
}
