import type { OwnPageLink } from '@portal/api/contract';
import { isGroup, type MenuItem } from '../routing/menu.ts';

/** The navigation with the club's own pages, each the last of its group until the club orders them; of the bar where that is `/`. */
export function withOwnPages(menu: readonly MenuItem[], pages: readonly OwnPageLink[] = []): readonly MenuItem[] {
  return pages.reduce((items, { group, ...link }) => {
    const found = items.find((item) => isGroup(item) && item.label.toLowerCase() === group.toLowerCase());
    if (found && isGroup(found))
      return items.map((item) => (item === found ? { ...found, items: [...found.items, link] } : item));
    return [...items, group === '/' ? link : { label: group, items: [link] }];
  }, menu);
}
