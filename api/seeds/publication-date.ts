import type { PublicationTime, Weekday } from './demo-article.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEKDAYS: readonly Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** What happens at a time of the year keeps this distance (days) to the latest news, which tell their own story. */
const QUIET_DAYS = 16;

/** The point in time, seen from `now`, always before it. */
export function publicationDate(time: PublicationTime, now: Date): Date {
  if ('hoursAgo' in time) return new Date(now.getTime() - time.hoursAgo * HOUR);
  if ('weeksBack' in time) return lastWeekday(time.weekday, time.at, time.weeksBack, now);
  for (let year = now.getUTCFullYear(); ; year -= 1) {
    const date = onNearest(time.weekday, germanTime(`${year}-${time.day}`, time.at));
    if (date.getTime() < now.getTime() - QUIET_DAYS * DAY) return date;
  }
}

function lastWeekday(weekday: Weekday, at: string, weeksBack: number, now: Date): Date {
  const today = germanTime(now.toISOString().slice(0, 10), at);
  const back = (today.getUTCDay() - WEEKDAYS.indexOf(weekday) + 7) % 7;
  const date = new Date(today.getTime() - (back + 7 * weeksBack) * DAY);
  return date < now ? date : new Date(date.getTime() - 7 * DAY);
}

function onNearest(weekday: Weekday | undefined, date: Date): Date {
  if (!weekday) return date;
  const ahead = (WEEKDAYS.indexOf(weekday) - date.getUTCDay() + 7) % 7;
  return new Date(date.getTime() + (ahead > 3 ? ahead - 7 : ahead) * DAY);
}

/** Winter time all year: an hour more or less does no harm here. */
function germanTime(day: string, at: string): Date {
  return new Date(`${day}T${at}:00+01:00`);
}
