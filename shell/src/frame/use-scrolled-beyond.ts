import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled by more than `threshold` px; never on the server. */
export function useScrolledBeyond(threshold: number): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > threshold,
    () => false,
  );
}

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
