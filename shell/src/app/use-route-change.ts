import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Every route change scrolls instantly to the top (specification, section 2) and moves the focus to the main area, so
 * that keyboard and screen reader start at the new page. A change of the query alone is no route change.
 */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  }, [pathname]);
}
