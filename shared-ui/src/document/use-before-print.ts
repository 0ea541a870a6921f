import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `prepare` before the page goes to paper and renders at once what it changes: the browser waits for nothing
 * later.
 */
export function useBeforePrint(prepare: () => void): void {
  useEffect(() => {
    const handlePrint = () => flushSync(prepare);
    window.addEventListener('beforeprint', handlePrint);
    return () => window.removeEventListener('beforeprint', handlePrint);
  }, [prepare]);
}
