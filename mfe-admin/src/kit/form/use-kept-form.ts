import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import {
  keepSentMarks,
  readLocalCopy,
  removeLocalCopy,
  writeLocalCopy,
  type CopyName,
  type LocalCopy,
} from '../local-copy.ts';
import type { FieldLabel } from './form-context.ts';
import { isSame } from './merge-newer.ts';
import { saveMark } from './save-mark.ts';
import { useCopyKeeping } from './use-copy-keeping.ts';
import { useEditedVersion, type EditedVersion } from './use-edited-version.ts';

type KeptFormOptions<Values extends FieldValues, Item> = {
  /** The edited item as it was last loaded; null for a new one. */
  item: Item | null;
  /** The form's values of an item, or those of a new one. */
  toValues: (item: Item | null) => Values;
  resolver: Resolver<Values>;
  /**
   * The name of this browser's copy of an item's unsaved values, or of a new item's; without a name nothing is kept.
   */
  copyOf: (item: Item | null) => CopyName | undefined;
  /** Whether two forms say the same; by default, when all their fields do. */
  saysSame?: (one: Values, other: Values) => boolean;
  /** Puts these into the form; values that differ from the stored ones are unsaved changes. */
  fill?: (form: UseFormReturn<Values>, stored: Values, values: Values) => void;
  /** The server's values, if they differ from the item saved last. */
  stored?: RefObject<Values>;
};

/** A form with the version it began with, and this browser's copy until it is saved. */
export type KeptForm<Values extends FieldValues, Item> = {
  form: UseFormReturn<Values>;
  /** The labels of its fields; they register themselves. */
  labels: Map<string, FieldLabel>;
  version: EditedVersion<Values, Item>;
  fill: (stored: Values, values: Values) => void;
  /** When the copy that the form began with was kept, ISO 8601; undefined once it is saved or discarded. */
  restoredAt: string | undefined;
  /** Called with the stored values after a save: then only later input is kept. */
  settle: (stored: Values) => void;
  /** Discards the copy and shows the stored values. */
  discardCopy: () => void;
  /** Set once somebody has said that unsaved changes may be lost: they are not kept. */
  isDiscarded: RefObject<boolean>;
};

/**
 * The basis of every form of an edited item: it keeps to the version it began with, begins with this browser's copy,
 * and keeps the typed values until they are saved.
 */
export function useKeptForm<Values extends FieldValues, Item>(
  options: KeptFormOptions<Values, Item>,
): KeptForm<Values, Item> {
  const { item, toValues, resolver, copyOf, saysSame = haveSameFields, fill: put = resetTo } = options;
  const isDiscarded = useRef(false);
  const [labels] = useState(() => new Map<string, FieldLabel>());
  const [kept] = useState(() => readUnsaved(copyOf(item), item, toValues, saysSame));
  const [restoredAt, setRestoredAt] = useState(kept?.savedAt);
  const [begunWith] = useState(() => ({ ...toValues(item), ...kept?.values }));
  const form = useForm<Values>({ resolver, defaultValues: begunWith as DefaultValues<Values>, mode: 'onTouched' });
  const fill = (stored: Values, values: Values) => put(form, stored, values);
  // A copy of an older version must not silently overwrite a newer one.
  const [begun] = useState(() =>
    item && kept?.version && !isOwnSave(item, kept, toValues) ? { ...item, version: kept.version } : item,
  );
  const version = useEditedVersion({
    item: restoredAt ? begun : item,
    isOlder: restoredAt !== undefined && versionOf(begun) !== versionOf(item),
    toValues,
    getTyped: () => form.getValues(),
    fill,
    sentMarks: kept?.marks,
    keepSentMarks: (marks) => {
      const copy = copyOf(version.base.current);
      if (copy) keepSentMarks(copy, marks);
    },
  });
  const { base: baseRef } = version;
  const beginWithCopy = useEffectEvent(() => {
    if (kept) fill(toValues(item), begunWith);
  });
  useEffect(() => beginWithCopy(), []);

  const keepCopy = (stored: Values) => {
    const copy = copyOf(baseRef.current);
    if (!copy) return;
    const values = form.getValues();
    if (saysSame(values, stored) || isDiscarded.current) removeLocalCopy(copy);
    else writeLocalCopy(copy, values, versionOf(baseRef.current));
  };
  useCopyKeeping(form, () => keepCopy(options.stored?.current ?? toValues(baseRef.current)));
  const forget = () => {
    setRestoredAt(undefined);
    const copy = copyOf(baseRef.current);
    if (copy) removeLocalCopy(copy);
  };
  const settle = (stored: Values) => {
    forget();
    keepCopy(stored);
  };
  const discardCopy = () => {
    if (item && (versionOf(item) ?? 0) >= (versionOf(baseRef.current) ?? 0)) version.begin(item);
    const stored = toValues(baseRef.current);
    fill(stored, stored);
    forget();
  };
  return { form, labels, version, fill, restoredAt, settle, discardCopy, isDiscarded };
}

/** This browser's copy of an item's unsaved values. */
function readUnsaved<Values extends FieldValues, Item>(
  name: CopyName | undefined,
  item: Item | null,
  toValues: (item: Item | null) => Values,
  saysSame: (one: Values, other: Values) => boolean,
): LocalCopy<Values> | null {
  if (!name) return null;
  const copy = readLocalCopy<Values>(name);
  if (!item || !copy) return copy;
  const stored = toValues(item);
  // Perhaps saved during a reload of the tab, which lost the answer.
  const isSent = isOwnSave(item, copy, toValues) && saveMark(0, copy.values) === saveMark(0, stored);
  if (!isSent && !saysSame(copy.values, stored)) return copy;
  removeLocalCopy(name);
  return null;
}

/** Whether it is the version that was sent with this copy, and whose answer was lost. */
function isOwnSave<Values extends FieldValues, Item>(
  item: Item,
  { marks = [] }: LocalCopy<Values>,
  toValues: (item: Item | null) => Values,
): boolean {
  return marks.includes(saveMark((versionOf(item) ?? 0) - 1, toValues(item)));
}

/** Any difference from the stored values is an unsaved change. */
function resetTo<Values extends FieldValues>(form: UseFormReturn<Values>, stored: Values, values: Values): void {
  form.reset(stored);
  for (const name of Object.keys(values) as Path<Values>[])
    if (!isSame(values[name], stored[name])) form.setValue(name, values[name], { shouldDirty: true });
}

function haveSameFields(one: FieldValues, other: FieldValues): boolean {
  return Object.entries(one).every(([name, value]) => isSame(value, other[name]));
}

const versionOf = (item: unknown) => (item as { version?: number } | null)?.version ?? null;
