import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { focusMainArea } from '../frame/focus-main-area.ts';
import { BACK_KEEPS_PLACE, keepPlaces, showPlace, showTop } from './scroll-places.ts';

/**
 * A route change scrolls instantly to the top (docs/specification.md#behaviour-common-to-all-routes) and moves the
 * focus to the main area, so that keyboard and screen reader start at the new page; going back and forward shows the
 * place that was left and focuses the link that was followed there, see {@link BACK_KEEPS_PLACE}. A change of the query
 * alone is no route change.
 */
export function useRouteChange(backKeepsPlace: boolean = BACK_KEEPS_PLACE): void {
  const { pathname, key } = useLocation();
  const goesBack = useNavigationType() === 'POP';
  const shown = useRef({ pathname, key });
  useEffect(() => (backKeepsPlace ? keepPlaces() : undefined), [backKeepsPlace]);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key && before.pathname === pathname) return;
    shown.current = { pathname, key };
    const isOtherPage = before.pathname !== pathname;
    if (isOtherPage) focusMainArea();
    if (goesBack && backKeepsPlace) showPlace(key);
    else if (isOtherPage) showTop();
  }, [pathname, key, goesBack, backKeepsPlace]);
}
