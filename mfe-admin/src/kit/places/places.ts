import type { MediaUse } from '@portal/api/contract';
import { adminAreas } from '../frame/areas.ts';
import { areaOf } from '../frame/navigation.ts';
import { counted } from '../counted.ts';

/** More would fill the window. */
const MOST_NAMED = 5;

/**
 * The area on whose screens a place is edited; pictures have words of their own for it, documents name the resource.
 */
const areaOfUse = (kind: string) => adminAreas().find(({ use }) => use === kind) ?? areaOf(kind);

/** „Artikel „Derbysieg“ (gelöscht)“. */
export function placeWords({ kind, title, isDeleted }: MediaUse): string {
  const area = areaOfUse(kind);
  return `${area?.one ?? area?.label ?? kind} „${title}“${isDeleted ? ' (gelöscht)' : ''}`;
}

/** The first places in words, and how many there are besides. */
export function placesWords(uses: readonly MediaUse[]): string {
  const named = uses.slice(0, MOST_NAMED).map(placeWords);
  const more = uses.length - named.length;
  return [...named, ...(more > 0 ? [`und ${counted(more, 'weitere Stelle', 'weitere Stellen')}`] : [])].join(', ');
}

/** The screen on which a place is edited; undefined for a deleted one. Places that exist only once have no id. */
export function placePath({ kind, id, isDeleted }: MediaUse): string | undefined {
  const area = areaOfUse(kind);
  if (isDeleted || !area) return undefined;
  return id === '' ? area.to : `${area.to}/${id}`;
}
