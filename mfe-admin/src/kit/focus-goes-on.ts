/**
 * Called by a button that is about to take itself away with its row: the focus goes on to the next one that stays. Keyboard users and
 * screen readers would begin again at the top of the page.
 */
export function focusGoesOn(pressed: HTMLElement): void {
  const buttons = [...document.querySelectorAll('button')];
  const following = buttons.slice(buttons.findIndex((button) => button === pressed) + 1);
  requestAnimationFrame(() => {
    if (!pressed.isConnected) following.find(({ isConnected }) => isConnected)?.focus();
  });
}
