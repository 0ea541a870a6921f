import { createContext, useContext, useEffect } from 'react';

/** What the fields of the surrounding form are called, by name. */
export const FormLabelsContext = createContext<Map<string, string>>(new Map());

/** Tells the form what a field is called, so that a conflict can name it. */
export function useFormLabel(name: string, label: string): void {
  const labels = useContext(FormLabelsContext);
  useEffect(() => {
    labels.set(name, label);
    return () => void labels.delete(name);
  }, [labels, name, label]);
}
