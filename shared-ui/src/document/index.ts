import { baseCss } from './base-css.ts';
import { fontsCss } from './fonts.ts';
import { tokensCss } from './tokens-css.ts';

export { clubIconFolder } from './club-icons.ts';
export { traditionOf } from './club-words.ts';
export { frameColors } from './colors.ts';
export { allFontFiles, FONT_PATH, fontFiles } from './fonts.ts';
export { clubColorsCss } from './tokens-css.ts';

/** The CSS in every page's head: fonts, tokens, plain elements. Never shipped as JavaScript. */
export const documentCss = [fontsCss, tokensCss, baseCss].join('').replaceAll(/\n+/g, '\n').trim();
export { writeJsonLd } from './json-ld.ts';
