import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled by more than `threshold` px; never on the server. Read on scroll, never while React
 * renders: the read would make the browser style and lay out elements about to be replaced.
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
