import type { MenuEntry } from '@portal/api/contract';

/** A single entry of the navigation. */
export type MenuLink = { label: string; href: string; variant?: 'link' | 'button' | 'legal' };
/** An entry that opens a submenu. */
export type MenuGroup = { label: string; items: readonly { label: string; href: string }[] };
export type MenuItem = MenuLink | MenuGroup;

type OfferingSection = { pages: readonly { path: string; menu?: MenuEntry }[] };

/**
 * The navigation, drawn from what the live sections offer: Home first, then by `order`; a group takes the place of its
 * first entry.
 */
export function buildMenu(sections: readonly OfferingSection[]): MenuItem[] {
  const entries = sections
    .flatMap(({ pages }) => pages.flatMap(({ path, menu }) => (menu ? [{ ...menu, href: path }] : [])))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'de'));

  const menu: MenuItem[] = [{ label: 'Home', href: '/' }];
  const groups = new Map<string, { label: string; href: string }[]>();
  for (const { label, href, group, variant } of entries) {
    if (group === undefined) {
      menu.push({ label, href, ...(variant && { variant }) });
      continue;
    }
    const items = groups.get(group) ?? [];
    if (items.length === 0) menu.push({ label: group, items });
    items.push({ label, href });
    groups.set(group, items);
  }
  return menu;
}

export function isGroup(item: MenuItem): item is MenuGroup {
  return 'items' in item;
}

/** The plain links and groups: what a navigation shows in its main list. */
export function mainItems(menu: readonly MenuItem[]): MenuItem[] {
  return menu.filter((item) => isGroup(item) || item.variant === undefined || item.variant === 'link');
}

/** The links of one variant: the highlighted ones, or those the law asks for. */
export function linksOf(menu: readonly MenuItem[], variant: 'button' | 'legal'): MenuLink[] {
  return menu.filter((item): item is MenuLink => !isGroup(item) && item.variant === variant);
}
