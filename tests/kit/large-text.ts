import type { Page } from '@playwright/test';
import { overflowFaults } from './screen-faults.ts';

/** The browser's setting for text at 200 %: the size that every rem and em follows. */
export const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

/** Elements that do not fit the window, and overlapping texts. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  return [...(await overflowFaults(page)), ...(await headerOverlaps(page)), ...(await textOverlaps(page))];
}

/** Overlapping parts of the header. */
function headerOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header[data-frame] :is(b, small, time, button)')].filter((part) =>
      part.checkVisibility(),
    );
    const boxes = parts.map((part) => ({ name: part.textContent || part.tagName, box: part.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => box.right > other.left + 1 && other.right > box.left + 1)
        .filter(({ box: other }) => box.bottom > other.top + 1 && other.bottom > box.top + 1)
        .map(({ name: other }) => `${name} / ${other}`),
    );
  });
}

/** Overlapping lines of text in the main area, as far as they are visible. */
function textOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; node: Node; left: number; top: number; right: number; bottom: number };
    const lines = linesOf(document.querySelector('main') ?? document.body).toSorted((a, b) => a.top - b.top);
    return lines.flatMap((line, index) => {
      const below = lines.slice(index + 1);
      const last = below.findIndex(({ top }) => top > line.bottom);
      return (
        below
          .slice(0, last < 0 ? below.length : last)
          .filter(({ left, right }) => line.right > left + 1 && right > line.left + 1)
          // A line that ends in an ellipsis is two boxes in one place.
          .filter(({ node, top }) => node !== line.node || top > line.top + 1)
          .map(({ text }) => `${line.text} / ${text}`)
      );
    });

    function linesOf(main: Element): Line[] {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: Line[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!text || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const line = seenOf(rect, parent);
          if (line.right > line.left + 1 && line.bottom > line.top)
            found.push({ text: text.slice(0, 60), node, ...line });
        }
      }
      return found;
    }

    /** Letters do not fill the height of their line; parts hidden by an ancestor are invisible. */
    function seenOf(rect: DOMRect, parent: Element): Omit<Line, 'text' | 'node'> {
      const inset = rect.height * 0.3;
      const line = { left: rect.left, top: rect.top + inset, right: rect.right, bottom: rect.bottom - inset };
      for (let part: Element | null = parent; part; part = part.parentElement) {
        if (getComputedStyle(part).overflow === 'visible') continue;
        const box = part.getBoundingClientRect();
        line.left = Math.max(line.left, box.left);
        line.top = Math.max(line.top, box.top);
        line.right = Math.min(line.right, box.right);
        line.bottom = Math.min(line.bottom, box.bottom);
      }
      return line;
    }
  });
}
