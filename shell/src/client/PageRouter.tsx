import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { stepGuard } from './step-guard.ts';

/** Cores a machine must have for fading. Its two pictures of the page cost 20 ms where there is a graphics chip, 80 ms where not. */
const CORES = 4;

/**
 * The browser's router. Another page fades in shortly where the browser can do that well and nobody asked for less motion
 * (View Transitions); going back and forth and another query change at once, because browsers show their own or nothing
 * moves.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let shown = history.location.pathname;
    const holdsBack = stepGuard(history);
    return history.listen((next) => {
      if (holdsBack(next, shown)) return;
      const isOtherPage = next.location.pathname !== shown;
      shown = next.location.pathname;
      const show = () => setState({ action: next.action, location: next.location });
      // Who chooses two filters one after the other must find the first one in the address.
      if (!isOtherPage) show();
      else if (String(next.action) !== 'POP' && mayFade()) fade(() => flushSync(show));
      else startTransition(show);
    });
  }, [history]);
  return (
    <Router navigationType={action} location={location} navigator={history}>
      {children}
    </Router>
  );
}

function mayFade(): boolean {
  const isWanted = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isQuick = navigator.hardwareConcurrency >= CORES;
  return 'startViewTransition' in document && isWanted && isQuick && document.visibilityState === 'visible';
}

function fade(change: () => void): void {
  const { ready, finished } = document.startViewTransition(change);
  // A fade that is left out, because the next one has begun, is no failure; the change itself is made in any case.
  for (const stage of [ready, finished]) stage.catch(() => undefined);
}
