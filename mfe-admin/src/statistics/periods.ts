/** Periods one can choose, in days up to today. */
export const PERIODS = [7, 30, 90, 365] as const;

const USUAL = 30;
const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });

/** The period an address asks for; the usual one for none or a foreign one. */
export function periodOf(text: string | null): number {
  return PERIODS.find((days) => String(days) === text) ?? USUAL;
}

/** The Berlin day `days` before the one at `time`, `YYYY-MM-DD`. */
export function dayBefore(time: Date, days: number): string {
  const noon = new Date(`${berlinDay.format(time)}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() - days);
  return noon.toISOString().slice(0, 10);
}
