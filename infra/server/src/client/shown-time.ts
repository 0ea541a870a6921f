const time = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * A time (ISO 8601) as commands say it, in the zone of the machine they run on, which need not be the portal's:
 * „27.11.2026, 13:28 MEZ“.
 */
export function shownTime(iso: string): string {
  return time.format(new Date(iso));
}
