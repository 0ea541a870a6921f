import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** ms after something was typed until the browser's copy is written, also while somebody goes on typing. */
const LOCAL_DELAY = 400;

/** Lets `keep` write the browser's copy of a form while somebody types, turns to something else or leaves. */
export function useCopyKeeping<Values extends FieldValues>(form: UseFormReturn<Values>, keep: () => void): void {
  const keepCopy = useEffectEvent(keep);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          keepCopy();
        }, LOCAL_DELAY);
      },
    });
    const handleLeave = () => {
      if (document.visibilityState === 'hidden') keepCopy();
    };
    document.addEventListener('visibilitychange', handleLeave);
    // Not every browser hides a page that it leaves.
    window.addEventListener('pagehide', keepCopy);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleLeave);
      window.removeEventListener('pagehide', keepCopy);
      keepCopy();
    };
  }, [form]);
}
