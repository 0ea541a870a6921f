import type { ResourceKey } from '@portal/shared-ui';
import type { Removal } from '../removal/remove-with-undo.ts';

/** What every row has that is edited. */
export type Edited = { version: number };

/** The texts when one is deleted; `query`: further parameters for the API, such as how far the deletion reaches. */
export type KindRemoval = Omit<Removal, 'paths' | 'refresh'> & { query?: string };

/** A kind of content that editors list, open, change and delete. */
export type EditedKind<Item extends Edited> = {
  /** Where the API lists it for editors; one of them is read below. */
  list: ResourceKey;
  /** Where the API takes a new one; one of them is written below. */
  writes: ResourceKey;
  /** What else shows it, to be read again after a change. */
  shownBy?: readonly ResourceKey[];
  /** The last part of its address. */
  keyOf: (item: Item) => string;
  /** The screen that lists it. */
  screen: { to: `/admin${string}`; label: string };
  /** Said when it is not there, with what may have happened, and where to look; on the list unless said otherwise. */
  gone: { title: string; text?: string; link?: { to: string; label: string } };
  /** The text for users whose role opens the screen, but who may not change this item. */
  forbidden?: string;
  /** What is asked before it is deleted and said afterwards. */
  removal?: (item: Item) => KindRemoval;
  /** On the button that deletes it; „Löschen“ unless said otherwise. */
  deleteLabel?: string;
};

/** Where one of a kind is read. */
export function sourceOf<Item extends Edited>(kind: EditedKind<Item>, key: string): ResourceKey {
  return `${kind.list}/${encodeURIComponent(key)}`;
}

/** Where one of a kind is written. */
export function targetOf<Item extends Edited>(kind: EditedKind<Item>, key: string): ResourceKey {
  return `${kind.writes}/${encodeURIComponent(key)}`;
}
