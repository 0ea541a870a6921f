/** Id of the `<style>` element with the styles of the page's first screen, one rule in each line. */
export const STYLES_ID = 'portal-styles';
/** Id of the `<style>` element behind the page, with the rules for pointing, pressing and printing. */
export const LATE_STYLES_ID = 'portal-late-styles';
/**
 * Id of the element behind the page that tells which rules belong to which component: the version of styled-components,
 * and for each component a line of its number, its id, how many rules it has in either element, and its class names on
 * the page.
 */
export const STYLE_MARKS_ID = 'portal-style-marks';
