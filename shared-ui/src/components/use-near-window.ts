import { useCallback, useState, useSyncExternalStore } from 'react';

/** `watch` looks after an element until it is near; it answers what ends that. Once near, always near. */
type Nearness = { isNear: boolean; watch: (element: HTMLElement) => () => void };

/**
 * Tells when an element is at most `margin` px away from what is in view. What the server has rendered is near from the
 * start: it has to come without scripts, too, and the browser has decided about it already.
 */
export function useNearWindow(margin: number): Nearness {
  const isServed = useSyncExternalStore(
    subscribeToNothing,
    () => !('IntersectionObserver' in window),
    () => true,
  );
  const [isNear, setNear] = useState(isServed);
  const watch = useCallback(
    (element: HTMLElement) => {
      const around = `${margin}px`;
      // The row of a carousel is a window of its own, to which only `scrollMargin` applies.
      const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: around, scrollMargin: around };
      const observer = new IntersectionObserver((sightings) => {
        if (sightings.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      }, options);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return { isNear, watch };
}

const subscribeToNothing = () => () => undefined;
