import { createContext, useContext, useEffect, type ReactNode } from 'react';

/** What a field is called, and how its value is shown beside another one when that is not plain text. */
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
