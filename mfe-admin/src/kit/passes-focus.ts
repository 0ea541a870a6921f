const STOPS = 'button:not([type=submit], [aria-disabled=true]), a[href], input[type=checkbox], summary';

/**
 * The click of a button that takes itself away, at once or once `action` is done: the focus moves to the next element
 * in the nearest ancestor that stays, or to the previous one there. Keyboard users and screen readers would begin again
 * at the top of the page. It skips fields, which open the keyboard of a phone, and submit buttons, which a key held
 * down would press.
 */
export function passesFocus(action: () => unknown): (click: { currentTarget: HTMLElement }) => void {
  return ({ currentTarget: pressed }) => {
    const stops = [...document.querySelectorAll<HTMLElement>(STOPS)];
    const place = stops.indexOf(pressed);
    const nearest = [...stops.slice(place + 1), ...stops.slice(0, place).reverse()];
    const areas: HTMLElement[] = [];
    for (let area = pressed.parentElement; area; area = area.parentElement) areas.push(area);
    const goOn = () => {
      if (document.activeElement !== document.body) return;
      for (const area of areas)
        for (const stop of nearest) {
          if (!area.isConnected || !stop.isConnected || !area.contains(stop)) continue;
          stop.focus(); // in vain where it is not shown
          if (document.activeElement === stop) return;
        }
    };
    void Promise.resolve(action()).finally(() => requestAnimationFrame(goOn));
  };
}
