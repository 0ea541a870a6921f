import { useCallback } from 'react';

/** For the first element of an area that replaces its own button: it takes over the focus. */
export function useFocusAtBeginning(): (element: HTMLElement | null) => void {
  return useCallback((element) => element?.focus(), []);
}
