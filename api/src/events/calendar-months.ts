import { addDays, berlinDay } from '../time/berlin-time.ts';

const MONTH_LENGTH = '2026-11'.length;

/** The month of a day, or of a point in time in Berlin: `2026-11`. */
export function monthOf(time: Date | string): string {
  return (typeof time === 'string' ? time : berlinDay(time)).slice(0, MONTH_LENGTH);
}

export function monthAfter(month: string): string {
  return monthOf(addDays(`${month}-01`, 31));
}

/** The last day of a month. */
export function monthEnd(month: string): string {
  return addDays(`${monthAfter(month)}-01`, -1);
}

/** The months in Berlin that a period touches. */
export function monthsOf(start: Date, end: Date): string[] {
  const months: string[] = [];
  for (let month = monthOf(start); month <= monthOf(end); month = monthAfter(month)) months.push(month);
  return months;
}
