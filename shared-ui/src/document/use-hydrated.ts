import { useSyncExternalStore } from 'react';

/** Whether React has taken the page over: false on the server and in the first render of what it has sent, for what only browsers know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
