import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** ms without typing before the browser's copy is written. */
const LOCAL_DELAY = 400;

/** Lets `keep` write the browser's copy of a form when somebody stops typing, turns to something else or leaves. */
export function useCopyKeeping<Values extends FieldValues>(form: UseFormReturn<Values>, keep: () => void): void {
  const keepCopy = useEffectEvent(keep);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => keepCopy(), LOCAL_DELAY);
      },
    });
    const handleLeave = () => {
      if (document.visibilityState === 'hidden') keepCopy();
    };
    document.addEventListener('visibilitychange', handleLeave);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleLeave);
      keepCopy();
    };
  }, [form]);
}
