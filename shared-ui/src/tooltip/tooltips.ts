import { useCallback, type RefCallback } from 'react';
import { create } from 'zustand';

/** The elements that have a tooltip, and its text. The frame shows them once somebody points or moves by keyboard. */
export const useTooltips = create<{ labels: ReadonlyMap<HTMLElement, string> }>()(() => ({ labels: new Map() }));

/**
 * Gives an element a tooltip: `<button ref={useTooltip('Admin-Bereich')} aria-label="Admin-Bereich">`. It repeats or
 * adds to a name, it is never the only one: phones show none.
 */
export function useTooltip(label: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      change((labels) => labels.set(element, label));
      return () => change((labels) => labels.delete(element));
    },
    [label],
  );
}

function change(edit: (labels: Map<HTMLElement, string>) => void): void {
  useTooltips.setState(({ labels }) => {
    const changed = new Map(labels);
    edit(changed);
    return { labels: changed };
  });
}
