import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus to the main area, or to the first button of the dialog around it, when an element disappears with it,
 * as after „Erneut versuchen“: otherwise keyboard and screen reader begin at the top of the document again.
 */
export function useFocusOnLeaving(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // The page behind a modal dialog takes no focus.
      const next = element.closest('dialog')?.querySelector('button') ?? document.getElementById('inhalt');
      next?.focus({ preventScroll: true });
    };
  }, [area]);
}
