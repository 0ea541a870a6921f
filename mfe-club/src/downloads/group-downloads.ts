import type { Download } from '@portal/api/contract';

/** Documents below one heading; those without a group have no name. */
type Group = { name: string; items: readonly Download[] };

/** The documents group by group, in their order: a group takes the place of its first one, those without come first. */
export function groupDownloads(downloads: readonly Download[]): readonly Group[] {
  const groups = new Map<string, Download[]>([['', []]]);
  for (const item of downloads) {
    const name = item.group ?? '';
    const items = groups.get(name) ?? [];
    groups.set(name, [...items, item]);
  }
  return [...groups].flatMap(([name, items]) => (items.length > 0 ? [{ name, items }] : []));
}
