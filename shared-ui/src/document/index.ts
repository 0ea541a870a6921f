import { baseCss, lateCss } from './base-css.ts';
import { extendedFontsCss, fontsCss } from './fonts.ts';
import type { ClubColors } from './club-palette.ts';
import { clubColorsCss, defaultClubCss, tokensCss } from './tokens-css.ts';

export { imageSource } from './optimized-image.ts';
export { clubIconFolder } from './club-icons.ts';
export { crestName, crestSvg } from './crest-drawing.ts';
export { traditionOf } from './club-words.ts';
export { frameColors } from './colors.ts';
export { allFontFiles, FONT_PATH, fontFiles } from './fonts.ts';
export { clubColorsCss } from './tokens-css.ts';

/** The CSS in every page's head: fonts, tokens, plain elements. Never shipped as JavaScript. */
export const documentCss = written(fontsCss, tokensCss, baseCss);

/** The CSS behind every page: rules for rare elements, for print, and for states after an interaction. */
export const lateDocumentCss = written(extendedFontsCss, lateCss);

function written(...parts: readonly string[]): string {
  return parts.join('').replaceAll(/\n+/g, '\n').trim();
}

/** The same in a club's own colours; throws when one is not `#rrggbb`. */
export const documentCssOf = (club: ClubColors): string => documentCss.replace(defaultClubCss, clubColorsCss(club));
export { writeJsonLd } from './json-ld.ts';
