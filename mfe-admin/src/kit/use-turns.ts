import { useCallback, useRef } from 'react';

/** Does one thing after another: each begins once the one before has ended, successfully or not. */
export function useTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((work) => {
    const turn = last.current.then(work);
    last.current = turn.catch(() => undefined);
    return turn;
  }, []);
}
