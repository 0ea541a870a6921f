import { inMenuOrder } from '@portal/shared-ui/menu-order';
import { isGroup, type MenuItem } from '../routing/menu.ts';

/** The navigation in the club's order; what that does not name stays behind the entry it usually follows. */
export function withOwnOrder(menu: readonly MenuItem[], order?: readonly string[]): readonly MenuItem[] {
  if (!order) return menu;
  const sorted = menu.map((item) =>
    isGroup(item) ? { ...item, items: inMenuOrder(item.items, ({ href }) => [href], order) } : item,
  );
  return inMenuOrder(sorted, (item) => (isGroup(item) ? item.items.map(({ href }) => href) : [item.href]), order);
}
