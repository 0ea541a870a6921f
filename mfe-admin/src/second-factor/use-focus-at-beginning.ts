import { useCallback } from 'react';

/** For the first element of what takes the place of the button that led to it, and so of the focus. */
export function useFocusAtBeginning(): (element: HTMLElement | null) => void {
  return useCallback((element) => element?.focus(), []);
}
