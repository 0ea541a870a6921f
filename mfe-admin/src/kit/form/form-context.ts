import { createContext, useContext, useEffect, useId, type ReactNode } from 'react';

/** The label of a field, and how a comparison shows its value when that is not plain text. */
export type FieldLabel = { label: string; show?: ((value: unknown) => ReactNode) | undefined };

/** The fields of the surrounding form, by name. */
export const FormLabelsContext = createContext<Map<string, FieldLabel>>(new Map());

/** Registers a field's label, so that a conflict can name it. */
export function useFormLabel(name: string, label: string, show?: FieldLabel['show']): void {
  const labels = useContext(FormLabelsContext);
  // Apart from each other, so that a new label keeps its place among the others.
  useEffect(() => void labels.set(name, { label, show }), [labels, name, label, show]);
  useEffect(() => () => void labels.delete(name), [labels, name]);
}

/** The reasons why the surrounding form cannot be saved yet: German sentences, by their owner. */
export const FormHoldsContext = createContext<Map<string, string>>(new Map());

/** Keeps the surrounding form from being saved while there is a reason, and shows the reason. */
export function useFormHold(reason: string | undefined): void {
  const holds = useContext(FormHoldsContext);
  const id = useId();
  useEffect(() => {
    if (reason === undefined) return undefined;
    holds.set(id, reason);
    return () => void holds.delete(id);
  }, [holds, id, reason]);
}

/**
 * Saves the values of the surrounding form, as its draft if it has one, and stays: returns the stored item, or
 * undefined if saving failed, which the form reports itself. Undefined while there is nothing to save.
 */
export const FormSaveContext = createContext<(() => Promise<unknown>) | undefined>(undefined);
