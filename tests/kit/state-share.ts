/** How much of a page's HTML its state is, by which the browser hydrates it; 0 where there is none. */
export function stateShareOf(html: string): number {
  const [, state = ''] = /id="state-of-page">(.*?)<\/script>/s.exec(html) ?? [];
  return Buffer.byteLength(state) / Buffer.byteLength(html);
}
