/** Dates as the club writes them, always in Berlin, whatever the time zone and locale of the machine. */
const BERLIN = 'Europe/Berlin';

const longDate = made(() => format({ day: 'numeric', month: 'long', year: 'numeric' }));
const clock = made(() => format({ hour: '2-digit', minute: '2-digit' }));
const dateParts = made(() =>
  format({ weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);

/**
 * „21. November 2024“ for an ISO 8601 time; 'Unbekannt' for none or a broken one
 * (docs/specification.md#news-article-newsid-or-slug).
 */
export function formatDate(iso: string | null | undefined): string {
  const date = parse(iso);
  return date ? longDate().format(date) : 'Unbekannt';
}

/** „Sa., 21. November, 15:00 Uhr“ for an ISO 8601 time; 'Unbekannt' for none or a broken one. */
export function formatDateTime(iso: string | null | undefined): string {
  const date = parse(iso);
  if (!date) return 'Unbekannt';
  const part = Object.fromEntries(
    dateParts()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const weekday = part['weekday']?.replace('.', '');
  return `${weekday}., ${part['day']}. ${part['month']}, ${part['hour']}:${part['minute']} Uhr`;
}

/** „15:00“. */
export function formatClock(time: Date): string {
  return clock().format(time);
}

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('de-DE', { timeZone: BERLIN, ...options });
}

/** Makes a value on first use: a phone needs a tenth of a second to read its tables of days. */
function made<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

function parse(iso: string | null | undefined): Date | undefined {
  const date = new Date(iso ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
