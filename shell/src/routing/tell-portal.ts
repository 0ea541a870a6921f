/** Tells the portal something that nobody waits for, also while the page is being left. */
export function tellPortal(path: string, message: object): void {
  fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  }).catch((error: unknown) => console.warn(`${path} was not told`, error));
}
