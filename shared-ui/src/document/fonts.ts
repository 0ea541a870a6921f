const TEXT = 'source-sans-3-fa92e068b1.woff2';
const TEXT_EXTENDED = 'source-sans-3-ext-d6856c7298.woff2';
const DISPLAY = 'archivo-condensed-f96bc7e278.woff2';
const DISPLAY_EXTENDED = 'archivo-condensed-ext-d780eb7c4c.woff2';

/** Path the shell serves the files of `shared-ui/fonts` under; names carry a hash of the content. */
export const FONT_PATH = '/assets/fonts/';

/**
 * The files every page uses, to be preloaded. The extended ones (Polish, Turkish … names) come when a page needs them.
 */
export const fontFiles: readonly string[] = [TEXT, DISPLAY];

/** All files in `shared-ui/fonts`. */
export const allFontFiles: readonly string[] = [TEXT, DISPLAY, TEXT_EXTENDED, DISPLAY_EXTENDED];

const EXTENDED_RANGE =
  'U+102-107,U+10C-111,U+118-11B,U+11E-11F,U+130-131,U+139-13E,U+141-144,U+147-148,U+150-151,U+154-155,U+158-15B,U+15E-161,U+164-165,U+16E-171,U+179-17E,U+218-21B';

const face = (family: string, weight: string, file: string, range = '') =>
  `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${FONT_PATH}${file}) format('woff2')${range && `;unicode-range:${range}`}}`;

/**
 * A local font adjusted to the web font's width and height, so that nothing moves when the web font arrives. Width: web
 * font / local font, the mean over headlines and sentences of a club's site; heights: the web font's own, divided by
 * that.
 */
const fallback = (family: string, weight: string, locals: string, [size, ascent, descent]: readonly number[]) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:${locals
    .split(',')
    .map((name) => `local('${name}')`)
    .join()};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;

/** @font-face of the text face (400–700), the display face (600–900) and their local fallbacks. */
export const fontsCss = [
  face('Source Sans 3', '400 700', TEXT),
  face('Archivo Condensed', '600 900', DISPLAY),
  fallback('Text Fallback', '400 700', 'Arial,Helvetica,Liberation Sans', [92.8, 110.3, 43.1]),
  fallback('Text Fallback Android', '400 700', 'Roboto', [93.2, 109.9, 42.9]),
  fallback(
    'Display Fallback',
    '600 900',
    'Arial Bold,Arial-BoldMT,Helvetica Bold,Liberation Sans Bold',
    [71.5, 122.8, 29.4],
  ),
  fallback('Display Fallback Android', '600 900', 'Roboto Bold,Roboto-Bold', [75.9, 115.7, 27.7]),
].join('\n');

/** @font-face of the extended files; behind the others, because of two that have a character the last one counts. */
export const extendedFontsCss = [
  face('Source Sans 3', '400 700', TEXT_EXTENDED, EXTENDED_RANGE),
  face('Archivo Condensed', '600 900', DISPLAY_EXTENDED, EXTENDED_RANGE),
].join('\n');
