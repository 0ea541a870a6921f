import { useEffect, type RefObject } from 'react';
import { guardLeaving } from '@portal/shared-ui';
import { useNavigate } from 'react-router-dom';
import { confirm } from '../dialog/confirm.ts';

const UNSAVED = 'Es gibt Änderungen, die noch nicht gespeichert sind. Beim Verlassen gehen sie verloren.';

/**
 * Asks before unsaved changes are left: in our own dialog when a link of the site is followed, also to the same page
 * with another query, or the browser's buttons go back or forward, in the browser's when the tab is closed or reloaded.
 * `isDiscarded` is set when the answer is that they may be lost.
 */
export function useUnsavedGuard(isDirty: boolean, text = UNSAVED, isDiscarded?: RefObject<boolean>): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = async () => {
      const mayLeave = await confirm({
        title: 'Seite verlassen?',
        text,
        confirmLabel: 'Verwerfen und verlassen',
        cancelLabel: 'Hier bleiben',
      });
      if (mayLeave && isDiscarded) isDiscarded.current = true;
      return mayLeave;
    };
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !leavesPage(link, event)) return;
      event.preventDefault();
      event.stopImmediatePropagation(); // one question, also with several guards
      void ask().then((isConfirmed) => {
        if (isConfirmed) void navigate(link.pathname + link.search + link.hash);
      });
    };
    const endGuard = guardLeaving(ask);
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true);
    return () => {
      endGuard();
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
    };
  }, [isDirty, text, isDiscarded, navigate]);
}

function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const isHere = link.pathname + link.search === window.location.pathname + window.location.search;
  return isPlain && link.origin === window.location.origin && link.target === '' && !isHere;
}
