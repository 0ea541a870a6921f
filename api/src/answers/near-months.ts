/** Before and after the present month: what people look up. */
const NEAR = { past: 12, coming: 13 };

/**
 * Whether a month (`2026-11`), or that of a day, is one of those that people look up, from a year ago to a year ahead
 * of `today`, a day; anybody can invent the others.
 */
export function isNearMonth(month: string, today: string): boolean {
  const ahead = monthNumber(month) - monthNumber(today);
  return ahead >= -NEAR.past && ahead <= NEAR.coming;
}

function monthNumber(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number;
}
