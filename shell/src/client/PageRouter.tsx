import { startTransition, useLayoutEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { isByNumber, presentPath } from '../routing/moved-pages.ts';
import { notePlace } from '../app/scroll-places.ts';
import { focusMainArea } from '../frame/focus-main-area.ts';
import { stepGuard } from './step-guard.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Navigator = ComponentProps<typeof Router>['navigator'];
type To = Parameters<Navigator['push']>[0];

/**
 * Cores that a machine must have for fading. Its two snapshots of the page cost 20 ms with a graphics chip, 80 ms
 * without.
 */
const CORES = 4;

type PageRouterProps = {
  /**
   * Fetches data that must be known before another page is shown; undefined once they are. Without it that page is
   * loaded from the server.
   */
  beforeOtherPage?: () => Promise<unknown> | undefined;
  /** Whether a path with its query needs a document of its own. */
  needsDocument?: (url: string) => boolean;
  /** Loads the page at the address that is shown. */
  load?: () => void;
  children: ReactNode;
};

const loadAnew = () => window.location.reload();

/**
 * The browser's router. Another page fades in briefly if the browser does that well and the visitor does not prefer
 * reduced motion (View Transitions); going back and forth and another query change at once, because browsers show their
 * own or nothing moves.
 */
export function PageRouter({ beforeOtherPage, needsDocument, load = loadAnew, children }: PageRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [navigator] = useState(() => followingMoves(history));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let shown = history.location;
    const holdsBack = stepGuard(history);
    return history.listen((next) => {
      if (holdsBack(next, shown.pathname + shown.search)) return;
      const url = next.location.pathname + next.location.search;
      const isOtherPage = next.location.pathname !== shown.pathname || isByNumber(url);
      notePlace(shown.key);
      shown = next.location;
      const show = () => setState({ action: next.action, location: next.location });
      // The focus moves first. Once rendering has begun, moving it or removing its element makes the browser lay the
      // page out.
      const change = () => {
        // After two quick choices the address must contain the first one, too.
        if (!isOtherPage) show();
        else if (String(next.action) === 'POP') startTransition(show);
        else if (mayFade())
          fade(() => {
            focusMainArea();
            flushSync(show);
          });
        else {
          // A visitor who went back meanwhile stays there.
          const isWanted = () => shown === next.location;
          afterPaint(
            () => isWanted() && focusMainArea(),
            () => isWanted() && show(),
          );
        }
      };
      const changeOrLoad = () => (isOtherPage && needsDocument?.(url) ? load() : change());
      const unknown = isOtherPage ? beforeOtherPage?.() : undefined;
      if (unknown) unknown.then((known) => (known ? changeOrLoad() : load()), load);
      else changeOrLoad();
    });
  }, [history, beforeOtherPage, needsDocument, load]);
  return (
    <Router navigationType={action} location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

/** No link inside the portal leads to an address that moved. */
function followingMoves(history: BrowserHistory): Navigator {
  // Links and `useNavigate` pass resolved locations, never a text.
  const follow = (to: To): To =>
    typeof to === 'object' && to.pathname ? { ...to, pathname: presentPath(to.pathname) } : to;
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: (to, state) => history.push(follow(to), state),
    replace: (to, state) => history.replace(follow(to), state),
  };
}

function mayFade(): boolean {
  const isQuick = navigator.hardwareConcurrency >= CORES;
  if (!isQuick || !('startViewTransition' in document) || document.visibilityState !== 'visible') return false;
  // Last: the read makes the browser compute the styles of all that the press has changed.
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * The press is seen first. Then a page is rendered in one go: in slices between frames, each of which restyles the
 * whole page for the new rules, a phone took twice as long. `prepare` runs in a task before: what it changes would
 * otherwise be rendered together with the page, which then would not be painted before its effects have run.
 */
function afterPaint(prepare: () => unknown, change: () => unknown): void {
  requestAnimationFrame(() => {
    prepare();
    setTimeout(change);
  });
}

function fade(change: () => void): void {
  const { ready, finished } = document.startViewTransition(change);
  // A fade that is skipped, because the next one has begun, is no failure; the change itself happens in any case.
  for (const stage of [ready, finished]) stage.catch(() => undefined);
}
