import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus to the main area when an element disappears with it, as after „Erneut versuchen“: otherwise keyboard
 * and screen reader begin at the top of the document again.
 */
export function useFocusOnLeaving(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = area.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('inhalt')?.focus({ preventScroll: true });
    };
  }, [area]);
}
