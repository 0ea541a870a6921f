/** `ref` of the first element of an area that replaces its own button: it takes over the focus. */
export function focusAtBeginning(element: HTMLElement | null): void {
  element?.focus();
}
