import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mergeNewer, ownChanges } from './merge-newer.ts';
import { currentOf } from '../failure.ts';
import { saveMark } from './save-mark.ts';

type EditedVersionOptions<Values extends FieldValues, Item> = {
  /** The edited item as it was last loaded; null for a new one. */
  item: Item | null;
  /** The form began with an older version than `item`, of which nothing but its number is known. */
  isOlder: boolean;
  /** The form's values of an item, or those of a new one. */
  toValues: (item: Item | null) => Values;
  /** The values in the form. */
  getTyped: () => Values;
  /** Puts these into the form; values that differ from the stored ones are unsaved changes. */
  fill: (stored: Values, values: Values) => void;
  /** The marks of earlier requests of this browser without a known answer. */
  sentMarks?: readonly string[] | undefined;
  /** Called with them before a request. */
  keepSentMarks?: (marks: readonly string[]) => void;
};

/** The limit of marks kept of saves that got no answer. */
const MOST_MARKS = 50;

/** The version of an item that a form began with, and a newer one that was saved meanwhile. */
export type EditedVersion<Values extends FieldValues, Item> = {
  base: RefObject<Item | null>;
  /** The same item as `base`, as state that renders. */
  stored: Item | null;
  isStoring: RefObject<boolean>;
  /**
   * Saves over the version it is given, and throws when that fails. If somebody has saved a newer one, its changes come
   * into the form below the typed values, to be saved again (`merged`); if both changed the same field, people choose
   * (`asked`). A version stored without an answer is one's own. `values` are those to send.
   */
  store: (save: (base: Item | null) => Promise<Item>, values: Values) => Promise<Item | 'merged' | 'asked'>;
  /** Somebody else has changed the same field, until one of both versions is chosen. */
  conflict: Conflict<Values, Item> | undefined;
  /** Somebody else has changed the same field, also while the question is put off. */
  isUndecided: boolean;
  /** Continues from this version, which has been read. */
  begin: (read: Item) => void;
  choose: (choice: VersionChoice, saveAgain: () => void) => void;
};

/** The newer version as values, and `mine`: the same with the values typed here since `before`, if known. */
type Conflict<Values, Item> = { newer: Item; mine: Values; theirs: Values; before: Values | undefined };

export type VersionChoice = 'mine' | 'theirs' | 'later';

/**
 * Keeps to the version a form began with. A version read while the form is open, as after another action on the same
 * screen, is merged below the typed values; if both changed the same field, people choose.
 */
export function useEditedVersion<Values extends FieldValues, Item>(
  options: EditedVersionOptions<Values, Item>,
): EditedVersion<Values, Item> {
  const { item, isOlder, toValues, getTyped, fill, keepSentMarks } = options;
  const base = useRef(item);
  const isBaseKnown = useRef(!isOlder);
  const [stored, setStored] = useState(item);
  const isStoring = useRef(false);
  const marks = useRef(new Set(options.sentMarks));
  const [conflict, setConflict] = useState<Conflict<Values, Item>>();
  const [isUndecided, setIsUndecided] = useState(false);

  const begin = (read: Item, values?: Values) => {
    base.current = read;
    isBaseKnown.current = true;
    setStored(read);
    setIsUndecided(false);
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

  const noteSent = (values: Values) => {
    const mark = saveMark(versionOf(base.current), values);
    marks.current.delete(mark);
    marks.current = new Set([...marks.current, mark].slice(-MOST_MARKS));
    keepSentMarks?.([...marks.current]);
  };
  const isOwnSave = (read: Item) => marks.current.has(saveMark(versionOf(read) - 1, toValues(read)));

  const store: EditedVersion<Values, Item>['store'] = async (save, values) => {
    isStoring.current = true;
    noteSent(values);
    try {
      const saved = begin(await save(base.current));
      marks.current.clear();
      return saved;
    } catch (error) {
      const current = currentOf<Item>(error);
      if (!current) throw error;
      const [theirs, typed] = [toValues(current), getTyped()];
      // A new item that exists already comes from an earlier request whose answer was lost: the typed values are newer,
      // unless somebody has changed it since.
      const known = base.current ?? (versionOf(current) > FIRST_VERSION ? undefined : current);
      const before = isOwnSave(current) ? theirs : known && isBaseKnown.current ? toValues(known) : undefined;
      const merged = before && mergeNewer(before, theirs, typed);
      if (merged) begin(current, merged);
      else {
        setConflict({ newer: current, theirs, mine: over(theirs, before, typed), before });
        setIsUndecided(true);
      }
      return merged ? 'merged' : 'asked';
    } finally {
      isStoring.current = false;
    }
  };

  const choose: EditedVersion<Values, Item>['choose'] = (choice, saveAgain) => {
    setConflict(undefined);
    if (!conflict || choice === 'later') return;
    const { newer, theirs, before } = conflict;
    // A letter may have been typed before the question was seen.
    begin(newer, choice === 'mine' ? over(theirs, before, getTyped()) : theirs);
    if (choice === 'mine') saveAgain();
  };
  return { base, stored, isStoring, store, conflict, isUndecided, begin, choose };
}

/** The values typed since `before`, merged over the stored ones. */
function over<Values extends FieldValues>(theirs: Values, before: Values | undefined, typed: Values): Values {
  return { ...theirs, ...(before ? ownChanges(before, typed) : typed) };
}

/** The version of an item that was stored once and never changed. */
const FIRST_VERSION = 1;

/** The version for optimistic locking; an item without one is never replaced by a newer one. */
const versionOf = (item: unknown) => (item as { version?: number } | null)?.version ?? 0;
