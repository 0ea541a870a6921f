import type { AdminArea } from './areas.ts';

/** By the addresses of lists what their addresses have besides: search, filters and page. */
const left = new Map<string, string>();

/**
 * Notes how a list was left, as long as its own screens follow: who comes from elsewhere begins it anew. Also kept is
 * the list of the area above.
 */
export function noteList({ to, above }: Pick<AdminArea, 'to' | 'above'>, isList: boolean, search: string): void {
  for (const list of left.keys()) if (list !== to && list !== above) left.delete(list);
  if (isList) left.set(to, search);
}

/** The address of a list as it was left, or as it begins. */
export function listAsLeft(to: string): string {
  return to + (left.get(to) ?? '');
}
