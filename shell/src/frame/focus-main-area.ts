/** Moves the focus to the main area, which stays from page to page. */
export function focusMainArea(): void {
  const main = document.getElementById('inhalt');
  if (document.activeElement !== main) main?.focus({ preventScroll: true });
}
