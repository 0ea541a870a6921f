const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of sanitised HTML, each block on a line of its own. */
export function htmlText(html: string): string {
  return html
    .replace(/<(\/(p|h[2-4]|li|blockquote|figcaption|tr)|br ?\/?)>/g, '\n')
    .replace(/<\/t[dh]>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .trim();
}
