import { useEffect, useState } from 'react';
import { formatClock } from '@portal/shared-ui';

const MINUTE = 60_000;

/** The time at the club, renewed at each full minute (specification, section 1). Only after hydration: no server knows it. */
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
