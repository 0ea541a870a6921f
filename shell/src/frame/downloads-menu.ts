import { DOWNLOADS_PATH } from '../routing/downloads.ts';
import { isGroup, type MenuItem } from '../routing/menu.ts';

/** The group that names the documents, as its last entry. */
const GROUP = 'Verein';

/** The navigation with the page of documents, once there are some; until then no page carries a word of it. */
export function withDownloads(menu: readonly MenuItem[], hasDownloads: boolean | undefined): readonly MenuItem[] {
  if (!hasDownloads) return menu;
  return menu.map((item) =>
    isGroup(item) && item.label === GROUP
      ? { ...item, items: [...item.items, { label: 'Downloads', href: DOWNLOADS_PATH }] }
      : item,
  );
}
