import type { ResourceKey } from '@portal/shared-ui';
import { areaOf } from '../frame/navigation.ts';
import type { Removal } from './remove-with-undo.ts';

/** The fields of every edited row. */
export type Edited = { version: number };

/**
 * The texts when one is deleted, or several that are told apart by `nameOf` their keys; `query`: further parameters for
 * the API, such as how far the deletion reaches.
 */
export type KindRemoval = Omit<Removal, 'paths' | 'names' | 'refresh'> & {
  nameOf?: (key: string) => string;
  query?: string;
};

/** A kind of content that editors list, open, change and delete. */
export type EditedKind<Item extends Edited> = {
  /** The API's list for editors; a single item is below it. */
  list: ResourceKey;
  /** The API's address for a new one; a single item is written below it. */
  writes: ResourceKey;
  /** Other resources that show it, refetched after a change. */
  shownBy?: readonly ResourceKey[];
  /** The last part of its address; empty if there is only one of its kind, written at `writes` itself. */
  keyOf: (item: Item) => string;
  /** The screen that lists it: that of its area. */
  screen: { to: `/admin${string}`; label: string };
  /** The text of the 404 screen: the possible cause, and a link, by default to the list. */
  gone: { title: string; text?: string; link?: { to: string; label: string } };
  /** The text for users whose role opens the screen, but who may not change this item. */
  forbidden?: string;
  /** The texts before and after deleting it. */
  removal?: (item: Item) => KindRemoval;
  /** The label of the delete button; „Löschen“ by default. */
  deleteLabel?: string;
};

/** The kind of a resource, whose area is in the table of screens. */
export function editedKind<Item extends Edited>(kind: Omit<EditedKind<Item>, 'screen'>): EditedKind<Item> {
  return { screen: areaOfWrites(kind.writes), ...kind };
}

/** The area for changes that are written at this address. */
export function areaOfWrites(writes: ResourceKey): { to: `/admin${string}`; label: string; one: string } {
  const resource = writes.replace(/^\/api\/(admin\/)?/, '');
  const area = areaOf(resource);
  if (!area) throw new Error(`no area shows ${resource}`);
  const { to, label, one = label } = area;
  return { to, label, one };
}

/** The address to read one item of a kind. */
export function sourceOf<Item extends Edited>(kind: EditedKind<Item>, key: string): ResourceKey {
  return `${kind.list}/${encodeURIComponent(key)}`;
}

/** The address to write one item of a kind. */
export function targetOf<Item extends Edited>(kind: EditedKind<Item>, key: string): ResourceKey {
  return key ? `${kind.writes}/${encodeURIComponent(key)}` : kind.writes;
}
