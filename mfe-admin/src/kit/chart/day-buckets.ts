/** The counts of a day, `YYYY-MM-DD`; the same kinds each day. */
export type DayCounts = { day: string; counts: readonly number[] };

/** The counts of one or several days, as one bar. */
export type Bucket = { from: string; to: string; counts: readonly number[] };

/** Beyond this many days a bar represents a week, so that it can still be seen on a phone. */
const MOST_DAILY = 45;
const WEEK = 7;

/** Days as bars: each on its own, or in weeks counted back from the last day. */
export function bucketsOf(days: readonly DayCounts[]): Bucket[] {
  const size = days.length > MOST_DAILY ? WEEK : 1;
  const buckets: Bucket[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    const [first] = part;
    const last = part.at(-1);
    if (first && last) buckets.unshift({ from: first.day, to: last.day, counts: sums(part) });
  }
  return buckets;
}

function sums(days: readonly DayCounts[]): number[] {
  const [{ counts } = { counts: [] }] = days;
  return counts.map((_, index) => days.reduce((sum, day) => sum + (day.counts[index] ?? 0), 0));
}

const shortDay = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'numeric',
  year: '2-digit',
});

/** `21.11.26`, or `15.11.26 bis 21.11.26`. */
export function bucketLabel({ from, to }: Pick<Bucket, 'from' | 'to'>): string {
  const first = dayLabel(from);
  return from === to ? first : `${first} bis ${dayLabel(to)}`;
}

/** `21.11.26` for `2026-11-21`. */
export function dayLabel(day: string): string {
  return shortDay.format(new Date(`${day}T00:00:00Z`));
}
