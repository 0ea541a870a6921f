import type { MenuEntry, OwnPageLink } from '@portal/api/contract';

/** The page of the club's documents: it exists, and the navigation names it, only while it has documents. */
export const DOWNLOADS_PATH = '/downloads';

/** The group that names the documents, as its last entry. */
const GROUP_OF_DOWNLOADS = 'Verein';

/** A single entry of the navigation. */
export type MenuLink = { label: string; href: string; variant?: 'link' | 'button' | 'legal' };
/** An entry that opens a submenu. */
export type MenuGroup = { label: string; items: readonly { label: string; href: string }[] };
export type MenuItem = MenuLink | MenuGroup;

type OfferingSection = { pages: readonly { path: string; menu?: MenuEntry }[] };

/**
 * The navigation, built from the live sections' offers: Home first, then by `order`; a group takes the place of its
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

/** The navigation with the page of documents, once there are some; until then no page carries a word of it. */
export function withDownloads(menu: readonly MenuItem[], hasDownloads: boolean | undefined): readonly MenuItem[] {
  if (!hasDownloads) return menu;
  return menu.map((item) =>
    isGroup(item) && item.label === GROUP_OF_DOWNLOADS
      ? { ...item, items: [...item.items, { label: 'Downloads', href: DOWNLOADS_PATH }] }
      : item,
  );
}

/**
 * The navigation with the club's own pages, each the last of its group until the club orders them; of the bar if that
 * is `/`.
 */
export function withOwnPages(menu: readonly MenuItem[], pages: readonly OwnPageLink[] = []): readonly MenuItem[] {
  return pages.reduce((items, { group, ...link }) => {
    const found = items.find((item) => isGroup(item) && item.label.toLowerCase() === group.toLowerCase());
    if (found && isGroup(found))
      return items.map((item) => (item === found ? { ...found, items: [...found.items, link] } : item));
    return [...items, group === '/' ? link : { label: group, items: [link] }];
  }, menu);
}

/** The navigation in the club's order; entries missing from that order stay behind the ones they usually follow. */
export function withOwnOrder(menu: readonly MenuItem[], order?: readonly string[]): readonly MenuItem[] {
  if (!order) return menu;
  const sorted = menu.map((item) =>
    isGroup(item) ? { ...item, items: inMenuOrder(item.items, ({ href }) => [href], order) } : item,
  );
  return inMenuOrder(sorted, (item) => (isGroup(item) ? item.items.map(({ href }) => href) : [item.href]), order);
}

/**
 * Entries of the navigation in the club's order of paths; one whose paths are not in it stays behind the entry it
 * usually follows. `pathsOf` names the paths of an entry, those of a group in the order in which they stand.
 */
function inMenuOrder<Entry>(
  entries: readonly Entry[],
  pathsOf: (entry: Entry) => readonly string[],
  order: readonly string[],
): readonly Entry[] {
  const places = new Map(order.map((path, place) => [path, place]));
  let before = -1;
  const placed = entries.map((entry) => {
    const own = pathsOf(entry).flatMap((path) => places.get(path) ?? []);
    before = own.length > 0 ? Math.min(...own) : before;
    return { entry, place: before };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ entry }) => entry);
}
