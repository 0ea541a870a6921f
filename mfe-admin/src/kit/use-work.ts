import { useState } from 'react';
import { showFailure } from './failure.ts';

/** Does one thing at a time, such as a request behind a button; shows failures in a toast with this title. */
export function useWork(failed = 'Das hat nicht geklappt') {
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showFailure(failed, error);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
