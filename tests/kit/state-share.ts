/** The share of a page's HTML that is its state for hydration; 0 if there is none. */
export function stateShareOf(html: string): number {
  const [, state = ''] = /id="state-of-page">(.*?)<\/script>/s.exec(html) ?? [];
  return Buffer.byteLength(state) / Buffer.byteLength(html);
}
