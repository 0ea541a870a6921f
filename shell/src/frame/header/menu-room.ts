import { isGroup, type MenuItem } from '@portal/shared-ui/menu';

/** An entry of the bar that opens a submenu: a group of pages, or „Mehr“ with entries and whole groups. */
export type BarGroup = { label: string; items: readonly MenuItem[] };
/**
 * The entries of the bar, and the width of the window in px from which it has room for them; below it the drawer
 * replaces the bar.
 */
export type MenuBar = { items: readonly (MenuItem | BarGroup)[]; from: number };

/** px, as `docs/specification.md#navigation-header-mobile-drawer-footer` has it. */
const USUAL = 768;
const WIDE = 1024;
/** The entries that fit these widths, in px as estimated below. */
const ROOM = { [USUAL]: 510, [WIDE]: 580 };
/** The width of an entry in px: its letters, the padding, and the arrow of a group. */
const LETTER = 7.3;
const PADDING = 12;
const ARROW = 18;
const MORE = 'Mehr';
/** px of 1em in a media query, unless somebody has set another size. */
const USUAL_LETTER = 16;

/**
 * The entries that the bar has room for; if there are more, the last ones are grouped under „Mehr“. Estimated by
 * letters, because the server draws the bar and measures nothing.
 */
export function barOf(items: readonly MenuItem[]): MenuBar {
  const width = widthOf(items);
  if (width <= ROOM[WIDE]) return { items, from: width <= ROOM[USUAL] ? USUAL : WIDE };
  let count = items.length - 1;
  while (count > 1 && widthOf(items.slice(0, count)) + widthOf([{ label: MORE, items: [] }]) > ROOM[WIDE]) count -= 1;
  return { items: [...items.slice(0, count), { label: MORE, items: items.slice(count) }], from: WIDE };
}

/** The media query of windows of at least so many px; in em, because fewer letters fit if people read larger text. */
export const roomFrom = (width: number) => `(min-width: ${width / USUAL_LETTER}em)`;

function widthOf(items: readonly MenuItem[]): number {
  return items.reduce((sum, item) => sum + PADDING + item.label.length * LETTER + (isGroup(item) ? ARROW : 0), 0);
}
