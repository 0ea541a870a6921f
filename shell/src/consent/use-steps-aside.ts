import { useSyncExternalStore } from 'react';

/** px above the end of a page that count as its end. */
const END = 24;

/**
 * Whether somebody reads on below the first window: what floats over the text then steps aside. It comes back with
 * scrolling up and at the end of the page. Never on the server.
 */
export function useStepsAside(): boolean {
  return useSyncExternalStore(watch, isReadingOn, () => false);
}

let isGoingDown = false;

function isReadingOn(): boolean {
  const { scrollY, innerHeight } = window;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - END;
  return isGoingDown && scrollY > innerHeight && !isAtEnd;
}

function watch(onChange: () => void): () => void {
  let before = window.scrollY;
  const handleScroll = () => {
    isGoingDown = window.scrollY === before ? isGoingDown : window.scrollY > before;
    before = window.scrollY;
    onChange();
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
  return () => window.removeEventListener('scroll', handleScroll);
}
