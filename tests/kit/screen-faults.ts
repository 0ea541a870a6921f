import type { Page } from '@playwright/test';

/** CSS px: the smallest target for a thumb (house rule; WCAG 2.2 asks for 24). */
const TOUCH = 44;
const LAYOUT_PATIENCE = 3_000;

/** Targets too small for a thumb above the footer: buttons, fields, and links that are not part of a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((touch) => {
    const faults: string[] = [];
    const selector = 'button, select, textarea, input:not([type=hidden]), summary, li a, td a, th a, nav a, article a';
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const isElsewhere = element.matches('p a, footer *');
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isElsewhere) continue;
      const { width, height } = areaOf(element);
      const isWideEnough = element.tagName === 'A' || Math.round(width) >= touch;
      if (Math.round(height) < touch || !isWideEnough)
        faults.push(`${Math.round(width)}×${Math.round(height)}: ${nameOf(element)}`);
    }
    return faults;

    /** A box or a hidden file field is hit on its label; a link that covers its card, on the card. */
    function areaOf(element: HTMLElement): DOMRect {
      const cover = getComputedStyle(element, '::after');
      if (cover.content !== 'none' && cover.position === 'absolute' && element.offsetParent)
        return element.offsetParent.getBoundingClientRect();
      const own = element.getBoundingClientRect();
      const isMark = element.matches('[type=checkbox], [type=radio], [type=file]');
      const labels = isMark ? ((element as HTMLInputElement).labels ?? []) : [];
      const areas = [own, ...[...labels].map((label) => label.getBoundingClientRect())];
      return areas.reduce((largest, area) => (area.height > largest.height ? area : largest));
    }

    function nameOf(element: HTMLElement): string {
      const text = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML);
      return `${element.tagName.toLowerCase()} ${text.slice(0, 100)}`;
    }
  }, TOUCH);
}

/** Fields without a label of their own; a placeholder is none, it goes when somebody types. */
export function fieldsWithoutLabel(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea');
    const hasLabel = (field: HTMLInputElement) =>
      [
        ...[...(field.labels ?? [])].map(({ textContent }) => textContent),
        field.getAttribute('aria-label'),
        ...(field.getAttribute('aria-labelledby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent),
      ].some((text) => text?.trim());
    return [...fields].filter((field) => field.checkVisibility() && !hasLabel(field)).map(({ outerHTML }) => outerHTML);
  });
}

/** Pixels the page is wider than its window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/** Overflow: how many pixels the page is wider than its window, and the elements that reach over the edge. */
export function overflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isInnermost = (element: Element) => [...element.children].every((child) => !reachesOut(child));
    const reachesOut = (element: Element) => element.getBoundingClientRect().right + window.scrollX > clientWidth;
    const parts = [...document.body.querySelectorAll('*')].filter((part) => reachesOut(part) && isInnermost(part));
    const named = parts.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 120));
    return [`${scrollWidth - clientWidth} px wider than the window of ${clientWidth} px`, ...named];
  });
}

/** The same in windows of several widths; a page that is still being laid out anew gets some time. */
export async function overflowFaultsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    let found = await overflowFaults(page);
    const deadline = Date.now() + LAYOUT_PATIENCE;
    while (found.length > 0 && Date.now() < deadline) found = await overflowFaults(page);
    faults.push(...found);
  }
  return faults;
}
