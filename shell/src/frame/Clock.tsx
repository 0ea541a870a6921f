import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const format = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' });

/** The time at the club, renewed at each full minute (specification, section 1). Only after hydration: no server knows it. */
export function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <time dateTime={now.toISOString()}>
      {format.format(now)}
      <i> Uhr</i>
    </time>
  );
}
