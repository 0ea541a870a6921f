/** Periods one can choose, in days up to today. */
export const PERIODS = [7, 30, 90, 365] as const;

const USUAL = 30;

/** The period an address asks for; the usual one for none or a foreign one. */
export function periodOf(text: string | null): number {
  return PERIODS.find((days) => String(days) === text) ?? USUAL;
}
