import { useEffect, useState } from 'react';
import { formatClock } from '@portal/shared-ui';

const MINUTE = 60_000;

/**
 * The time at the club, renewed at each full minute (docs/specification.md#1-what-the-product-does-and-for-whom). Only
 * after hydration: no server knows it.
 */
export function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <time dateTime={now.toISOString()}>
      {formatClock(now)}
      <i> Uhr</i>
    </time>
  );
}
