/**
 * `ref` of an element that may disappear with the focus, as after „Erneut versuchen“: otherwise keyboard and screen
 * reader begin at the top of the document again. The focus moves to the main area, or to the first button of the dialog
 * around it, because the page behind takes none.
 */
export function focusOnLeaving(element: HTMLElement | null): () => void {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const next = element.closest('dialog')?.querySelector('button') ?? document.getElementById('inhalt');
    next?.focus({ preventScroll: true });
  };
}
