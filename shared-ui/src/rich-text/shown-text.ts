import { latePictures } from './late-pictures.ts';
import { scrollableTables } from './scrollable-tables.ts';

/** Attribute of the elements that show sanitised HTML: the state of a page refers to what stands in them. */
export const TEXT_ATTRIBUTE = 'data-text';
/**
 * Begins what was read back from a page. Sanitised HTML has no comments. A browser writes `<` in an attribute as it is,
 * so such HTML must not be changed as sanitised HTML is.
 */
export const FROM_PAGE = '<!---->';

/** Sanitised HTML as pages show it; what was read back from one shows all of it already. */
export function shownText(html: string): string {
  return html.startsWith(FROM_PAGE) ? html : latePictures(scrollableTables(html));
}
