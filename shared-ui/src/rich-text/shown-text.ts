import { latePictures } from './late-pictures.ts';
import { scrollableTables } from './scrollable-tables.ts';

/** Attribute of the elements that show sanitised HTML: the state of a page refers to their content. */
export const TEXT_ATTRIBUTE = 'data-text';
/**
 * The prefix of HTML read back from a page. Sanitised HTML has no comments. A browser writes `<` in an attribute as it
 * is, so such HTML must not be changed as sanitised HTML is.
 */
export const FROM_PAGE = '<!---->';

/** Sanitised HTML as pages show it; HTML read back from a page is that already. */
export function shownText(html: string): string {
  return html.startsWith(FROM_PAGE) ? html : latePictures(scrollableTables(html));
}
