import { createContext, useContext, useEffect, useId } from 'react';

/** Why the surrounding form cannot be saved yet: German sentences, by whose they are. */
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
