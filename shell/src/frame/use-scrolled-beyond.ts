import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled by more than `threshold` px; never on the server. Asked for when it scrolls, never while
 * React renders: the browser would style and lay out for the answer what is about to be replaced.
 */
export function useScrolledBeyond(threshold: number): boolean {
  const [isBeyond, setIsBeyond] = useState(false);
  useEffect(() => {
    const look = () => setIsBeyond(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [threshold]);
  return isBeyond;
}
