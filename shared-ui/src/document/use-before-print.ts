import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `prepare` before the page goes to paper and renders its changes at once: the browser does not wait for later
 * updates.
 */
export function useBeforePrint(prepare: () => void): void {
  useEffect(() => {
    const handlePrint = () => flushSync(prepare);
    window.addEventListener('beforeprint', handlePrint);
    return () => window.removeEventListener('beforeprint', handlePrint);
  }, [prepare]);
}
