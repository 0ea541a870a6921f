import type { ChangedTexts } from '@portal/api/contract';
import { isGroup, type MenuItem } from '@portal/shared-ui/menu';

/** The navigation with the names that the club gives its pages; pages with an empty name are left out. */
export function withOwnLabels<Item extends MenuItem>(menu: readonly Item[], texts?: ChangedTexts): readonly Item[] {
  return texts
    ? menu.flatMap((item) => {
        if (isGroup(item)) {
          const items = withOwnLabels(item.items, texts);
          return items.length ? [{ ...item, items }] : [];
        }
        const label = texts[`menu${item.href.replace('/', '-')}`] ?? item.label;
        return label ? [{ ...item, label }] : [];
      })
    : menu;
}
