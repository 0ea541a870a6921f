import { isLeavingGuarded, mayLeave } from '@portal/shared-ui';
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;
type Step = Parameters<Parameters<BrowserHistory['listen']>[0]>[0];

/**
 * Returns whether a step of the browser's own buttons is held back because unsaved changes would be lost: to another
 * page, or to the same one with another query, such as a step of a form. `shown` is the previous path and query. The
 * browser has made the step by then: it is undone, the page asks, and it is repeated if the answer is yes. (The
 * router's own `useBlocker` does the same, but only in its data router, which weighs as much again as all we use of
 * it.)
 */
export function stepGuard(history: BrowserHistory): (step: Step, shown: string) => boolean {
  let held: number | null = null;
  let isAllowed = false;
  const ask = async (delta: number) => {
    if (!(await mayLeave())) return;
    isAllowed = true;
    history.go(delta);
  };
  return ({ action, delta, location }, shown) => {
    if (held !== null) {
      void ask(held);
      held = null;
      return true;
    }
    const leaves = String(action) === 'POP' && Boolean(delta) && location.pathname + location.search !== shown;
    if (!leaves || isAllowed || !isLeavingGuarded()) {
      isAllowed = false;
      return false;
    }
    held = delta;
    history.go(-(delta ?? 0));
    return true;
  };
}
