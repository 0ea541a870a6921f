import type { ClubPalette } from './club-palette.ts';
import { grounds } from './grounds.ts';

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
  | 'brand-edge'
  | 'brand-text'
  | 'brand-mark'
  | 'second'
  | 'on-second'
  | 'danger'
  | 'focus'
  | 'frame'
  | 'frame-raised'
  | 'frame-line'
  | 'on-frame'
  | 'on-frame-muted'
  | 'frame-brand-text'
  | 'frame-brand-mark'
  | `category-${CategoryColorName}`
  | `on-category-${CategoryColorName}`;

type CategoryColorName = 'red' | 'orange' | 'blue' | 'green' | 'purple' | 'yellow' | 'gray' | 'slate';

const frame = {
  frame: grounds.frame,
  'frame-raised': grounds.frameRaised,
  'frame-line': '#2a323c',
  'on-frame': grounds.onFrame,
  'on-frame-muted': '#aab3bd',
  'frame-brand-text': 'var(--club-text-dark)',
  'frame-brand-mark': 'var(--club-mark-dark)',
  brand: 'var(--club-color)',
  'brand-hover': 'var(--club-hover)',
  'brand-edge': 'var(--club-edge)',
  'on-brand': 'var(--club-on)',
  second: 'var(--club-second)',
  'on-second': 'var(--club-on-second)',
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
  page: grounds.page,
  surface: grounds.surface,
  sunken: grounds.sunken,
  text: '#14191f',
  muted: '#4f5a66',
  line: '#dde1e6',
  control: '#7b8692',
  'brand-text': 'var(--club-text)',
  'brand-mark': 'var(--club-mark)',
  danger: '#991b1b',
  focus: '#14191f',
};

/** Floodlight: the page is darker than its cards, coloured text is lightened, badges of quiet categories are raised. */
export const darkColors: ColorScheme = {
  ...frame,
  ...categories,
  page: grounds.darkPage,
  surface: grounds.darkSurface,
  sunken: grounds.darkSunken,
  text: '#eef1f4',
  muted: '#a9b4c0',
  line: '#2f3843',
  control: '#7f8b98',
  'brand-text': 'var(--club-text-dark)',
  'brand-mark': 'var(--club-mark-dark)',
  danger: '#ea7d7d',
  focus: '#ffffff',
  frame: grounds.darkFrame,
  'category-gray': '#606a78',
  'category-slate': '#56657a',
};

/** The ground of header and footer in both schemes, as the browser's own bar wears it. */
export const frameColors = { light: lightColors.frame, dark: darkColors.frame };

/**
 * A scheme with a club's own values in place of their names, as `--color-<name>`: for a part of a page in another look.
 */
export function schemeOf(colors: ColorScheme, palette: ClubPalette): Record<`--color-${ColorName}`, string> {
  const shown = ([name, value]: [string, string]) => [
    `--color-${name}`,
    value.replace(/^var\(--club-([a-z-]+)\)$/, (all, own: string) => palette[own as keyof ClubPalette] ?? all),
  ];
  return Object.fromEntries(Object.entries(colors).map(shown)) as Record<`--color-${ColorName}`, string>;
}

/** Text and its allowed grounds; every pair reaches 4.5 : 1 in both schemes. */
export const textPairs: readonly (readonly [text: ColorName, grounds: readonly ColorName[]])[] = [
  ['text', ['page', 'surface', 'sunken']],
  ['muted', ['page', 'surface', 'sunken']],
  ['brand-text', ['page', 'surface', 'sunken']],
  ['danger', ['page', 'surface', 'sunken']],
  ['on-brand', ['brand', 'brand-hover']],
  ['on-second', ['second']],
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

/** Meaningful parts, such as the mark of the current entry, and their grounds; every pair reaches 3 : 1. */
export const partPairs: typeof textPairs = [
  ['control', ['surface']],
  ['focus', ['page', 'surface']],
  ['brand-mark', ['page', 'surface']],
  ['frame-brand-mark', ['frame', 'frame-raised']],
];
