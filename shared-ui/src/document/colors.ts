/** One colour scheme: names as in `--color-<name>`, values as CSS colours. */
type ColorScheme = Readonly<Record<ColorName, string>>;

type ColorName =
  | 'page'
  | 'surface'
  | 'sunken'
  | 'text'
  | 'muted'
  | 'line'
  | 'control'
  | 'brand'
  | 'brand-hover'
  | 'on-brand'
  | 'brand-text'
  | 'focus'
  | 'frame'
  | 'frame-raised'
  | 'frame-line'
  | 'on-frame'
  | 'on-frame-muted'
  | 'frame-brand-text'
  | `category-${CategoryColorName}`
  | `on-category-${CategoryColorName}`;

type CategoryColorName = 'red' | 'orange' | 'blue' | 'green' | 'purple' | 'yellow' | 'gray' | 'slate';

/** The two values another club changes; `color` fills, `colorDark` writes on light ground. */
export const clubColors = { color: '#dc2626', colorDark: '#991b1b' };

/** Club red, lightened until it can be read on near-black. */
const BRAND_ON_DARK = 'color-mix(in srgb, var(--club-color) 60%, white)';

const frame = {
  frame: '#0b0f14',
  'frame-raised': '#161c24',
  'frame-line': '#2a323c',
  'on-frame': '#f6f7f8',
  'on-frame-muted': '#aab3bd',
  'frame-brand-text': BRAND_ON_DARK,
  brand: 'var(--club-color)',
  'brand-hover': 'color-mix(in srgb, var(--club-color) 82%, black)',
  'on-brand': '#ffffff',
} as const;

const categories = {
  'category-red': '#b91c1c',
  'category-orange': '#c2410c',
  'category-blue': '#1d4ed8',
  'category-green': '#15803d',
  'category-purple': '#7e22ce',
  'category-yellow': '#facc15',
  'category-gray': '#4b5563',
  'category-slate': '#334155',
  'on-category-red': '#ffffff',
  'on-category-orange': '#ffffff',
  'on-category-blue': '#ffffff',
  'on-category-green': '#ffffff',
  'on-category-purple': '#ffffff',
  'on-category-yellow': '#1c1600',
  'on-category-gray': '#ffffff',
  'on-category-slate': '#ffffff',
} as const;

/** Warm white page, cool greys. */
export const lightColors: ColorScheme = {
  ...frame,
  ...categories,
  page: '#faf9f7',
  surface: '#ffffff',
  sunken: '#eceef1',
  text: '#14191f',
  muted: '#4f5a66',
  line: '#dde1e6',
  control: '#7b8692',
  'brand-text': 'var(--club-color-dark)',
  focus: '#14191f',
};

/** Floodlight: the page is darker than its cards, red text is lightened, badges of quiet categories are raised. */
export const darkColors: ColorScheme = {
  ...frame,
  ...categories,
  page: '#0f141a',
  surface: '#1a2129',
  sunken: '#262e38',
  text: '#eef1f4',
  muted: '#a9b4c0',
  line: '#2f3843',
  control: '#7f8b98',
  'brand-text': BRAND_ON_DARK,
  focus: '#ffffff',
  frame: '#080b0f',
  'category-gray': '#606a78',
  'category-slate': '#56657a',
};

/** The ground of header and footer in both schemes, as the browser's own bar wears it. */
export const frameColors = { light: lightColors.frame, dark: darkColors.frame };

/** Text and its allowed grounds; every pair reaches 4.5 : 1 in both schemes. */
export const textPairs: readonly (readonly [text: ColorName, grounds: readonly ColorName[]])[] = [
  ['text', ['page', 'surface', 'sunken']],
  ['muted', ['page', 'surface', 'sunken']],
  ['brand-text', ['page', 'surface', 'sunken']],
  ['on-brand', ['brand', 'brand-hover']],
  ['on-frame', ['frame', 'frame-raised']],
  ['on-frame-muted', ['frame', 'frame-raised']],
  ['frame-brand-text', ['frame', 'frame-raised']],
  ['on-category-red', ['category-red']],
  ['on-category-orange', ['category-orange']],
  ['on-category-blue', ['category-blue']],
  ['on-category-green', ['category-green']],
  ['on-category-purple', ['category-purple']],
  ['on-category-yellow', ['category-yellow']],
  ['on-category-gray', ['category-gray']],
  ['on-category-slate', ['category-slate']],
];
