/**
 * Puts each table of sanitised HTML in a box of its own that scrolls sideways, by keyboard, too; the table itself keeps
 * its display, and so its meaning for screen readers. In sanitised HTML `<` is always the beginning of a tag.
 */
export function scrollableTables(html: string): string {
  return html
    .replace(/<table(?=[\s>])/g, '<div data-scroll tabindex="0" role="region" aria-label="Tabelle"><table')
    .replaceAll('</table>', '</table></div>');
}
