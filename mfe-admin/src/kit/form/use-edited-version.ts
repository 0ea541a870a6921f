import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mergeNewer } from './merge-newer.ts';
import { currentOf } from '../failure.ts';

type EditedVersionOptions<Values extends FieldValues, Item> = {
  /** The edited item as it was last loaded; null for a new one. */
  item: Item | null;
  /** The form's values of an item, or those of a new one. */
  toValues: (item: Item | null) => Values;
  /** What stands in the form. */
  getTyped: () => Values;
  /** Puts these into the form; what differs from what is stored is a change that is not saved yet. */
  fill: (stored: Values, values: Values) => void;
};

/** The version of an item that a form began with, and a newer one that was saved meanwhile. */
export type EditedVersion<Item> = {
  base: RefObject<Item | null>;
  /** As `base`, to be rendered. */
  stored: Item | null;
  isStoring: RefObject<boolean>;
  /** Saves over the version it is given; answers undefined when there is a newer one, and throws when it fails otherwise. */
  store: (save: (base: Item | null) => Promise<Item>) => Promise<Item | undefined>;
  /** The newer version, until one of both is chosen. */
  newer: Item | undefined;
  choose: (choice: VersionChoice, saveAgain: () => void) => void;
};

export type VersionChoice = 'mine' | 'theirs' | 'later';

/**
 * Keeps to the version a form began with. One that is read while the form is open, as after another action on the same
 * screen, comes in below what was typed; where both changed the same field, people choose.
 */
export function useEditedVersion<Values extends FieldValues, Item>(
  options: EditedVersionOptions<Values, Item>,
): EditedVersion<Item> {
  const { item, toValues, getTyped, fill } = options;
  const base = useRef(item);
  const [stored, setStored] = useState(item);
  const isStoring = useRef(false);
  const [newer, setNewer] = useState<Item>();

  const begin = (read: Item, values?: Values) => {
    base.current = read;
    setStored(read);
    if (values) fill(toValues(read), values);
    return read;
  };
  const takeNewer = useEffectEvent((read: Item) => {
    const before = base.current;
    // While it is being saved, the answer will contain the version.
    if (isStoring.current || !before || versionOf(read) <= versionOf(before)) return;
    const merged = mergeNewer(toValues(before), toValues(read), getTyped());
    if (merged) begin(read, merged); // else saving will ask which version is to count
  });
  useEffect(() => {
    if (item) takeNewer(item);
  }, [item]);

  const store: EditedVersion<Item>['store'] = async (save) => {
    isStoring.current = true;
    try {
      return begin(await save(base.current));
    } catch (error) {
      const current = currentOf<Item>(error);
      if (!current) throw error;
      setNewer(current);
      return undefined;
    } finally {
      isStoring.current = false;
    }
  };

  const choose: EditedVersion<Item>['choose'] = (choice, saveAgain) => {
    setNewer(undefined);
    if (!newer || choice === 'later') return;
    begin(newer, choice === 'theirs' ? toValues(newer) : getTyped());
    if (choice === 'mine') saveAgain();
  };
  return { base, stored, isStoring, store, newer, choose };
}

/** For optimistic locking; an item without one is never replaced by a newer one. */
const versionOf = (item: unknown) => (item as { version?: number } | null)?.version ?? 0;
