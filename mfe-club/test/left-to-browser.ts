import { fireEvent } from '@testing-library/react';

/** Clicks a link and tells whether nobody took it: the browser would follow it by itself. */
export function leftToBrowser(element: Element): boolean {
  let isLeft = false;
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', note, { once: true });
  fireEvent.click(element);
  return isLeft;
}
