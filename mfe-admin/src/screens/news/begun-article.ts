import { tabStorage } from '@portal/shared-ui';
import { randomId } from '../../kit/random-id.ts';

/** In the tab's storage: the ids of new articles, by their place in the tab's history; the latest last. */
const BEGUN = 'portal:begonnene-artikel';
/** The router's key of every place that was reached by its address. */
const BY_ADDRESS = 'default';
const MOST = 20;

/** Names the place in the tab's history that is shown; `key` is the router's. It survives a reload. */
export function placeShown(key: string): string {
  if (key !== BY_ADDRESS) return key;
  const state = window.history.state as { place?: string } | null;
  // A tab that gets another address during a reload comes back without its place's name.
  const place = state?.place ?? (wasLoadedAnew() ? begun().at(-1)?.[0] : undefined) ?? randomId();
  if (!state?.place) window.history.replaceState({ ...state, place }, '');
  return place;
}

/**
 * Notes that the new article which was begun at a place is stored. The address there may stay that of a new one: during
 * a reload or when somebody leaves, a change comes too late.
 */
export function noteBegun(place: string, id: string): void {
  const others = begun().filter(([known]) => known !== place);
  tabStorage.set(BEGUN, JSON.stringify([...others, [place, id]].slice(-MOST)));
}

/** The id of the article that was begun there. */
export function begunAt(place: string): string | undefined {
  return begun().find(([known]) => known === place)?.[1];
}

function begun(): (readonly [place: string, id: string])[] {
  try {
    return JSON.parse(tabStorage.get(BEGUN) ?? '[]') as (readonly [string, string])[];
  } catch {
    return [];
  }
}

function wasLoadedAnew(): boolean {
  const loads = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : [];
  return loads.some((load) => 'type' in load && load.type === 'reload');
}
