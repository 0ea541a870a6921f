import { addMonths, type Day, type Month } from '@portal/shared-ui/calendar-days';

/** Months from today's that search engines are led to: the season before and the next one. A calendar has no end. */
const MONTHS_FOR_MACHINES = 13;

/** Whether a month lies beyond what search engines should read. */
export function isFarMonth(month: Month, today: Day): boolean {
  const present = today.slice(0, 7);
  return month < addMonths(present, -MONTHS_FOR_MACHINES) || month > addMonths(present, MONTHS_FOR_MACHINES);
}
