import { useEffect, useState } from 'react';

/** px above the end of a page that count as its end. */
const END = 24;

/**
 * Whether somebody reads on below the first window: then floating elements are hidden. They return on scrolling up and
 * at the end of the page. Never on the server.
 */
export function useStepsAside(): boolean {
  const [isAside, setIsAside] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    let isGoingDown = false;
    const handleScroll = () => {
      const { scrollY, innerHeight } = window;
      if (scrollY !== before) isGoingDown = scrollY > before;
      before = scrollY;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - END;
      setIsAside(isGoingDown && scrollY > innerHeight && !isAtEnd);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return isAside;
}
