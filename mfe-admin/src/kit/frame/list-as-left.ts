import type { AdminArea } from './areas.ts';

/** The query of lists by their addresses: search, filters and page. */
const left = new Map<string, string>();

/**
 * Notes how a list was left, as long as its own screens follow: navigation from elsewhere resets it. The list of the
 * area above is kept, too.
 */
export function noteList({ to, above }: Pick<AdminArea, 'to' | 'above'>, isList: boolean, search: string): void {
  for (const list of left.keys()) if (list !== to && list !== above) left.delete(list);
  if (isList) left.set(to, search);
}

/** The address of a list as it was left, or as it begins. */
export function listAsLeft(to: string): string {
  return to + (left.get(to) ?? '');
}
