import type { ClubEvent, EventType } from '@portal/api/contract';
import { clockOf, type Day, dayOf } from '@portal/shared-ui/calendar-days';

/** The specification's words for the types of Termine (section 2 "Today's events widget"). */
export const eventTypes: Readonly<Record<EventType, string>> = { training: 'Training', match: 'Spiel', event: 'Event' };

/** `19:00 – 20:30 Uhr`, `19:00 Uhr` with an open end, `Ganztägig`; over several days `28.11., 11:00 – 29.11., 20:00 Uhr`. */
export function eventHours({ allDay, startDate, endDate }: ClubEvent): string {
  const first = dayOf(startDate);
  // The end is exclusive: what ends at midnight is not on the next day.
  const last = endDate ? dayOf(Date.parse(endDate) - 1) : first;
  if (endDate && last > first) {
    const [from, to] = [shortDay(first), shortDay(last)];
    return allDay ? `${from} – ${to}` : `${from}, ${clockOf(startDate)} – ${to}, ${clockOf(endDate)} Uhr`;
  }
  if (allDay) return 'Ganztägig';
  const start = clockOf(startDate);
  return endDate ? `${start} – ${clockOf(endDate)} Uhr` : `${start} Uhr`;
}

/** What is to be said beside a Termin that is not as planned: „Abgesagt: Platz gesperrt"; '' for one that is. */
export function eventNotice({ status, reason }: Pick<ClubEvent, 'status' | 'reason'>): string {
  if (status === 'planned') return '';
  const word = status === 'cancelled' ? 'Abgesagt' : 'Verlegt';
  return reason ? `${word}: ${reason}` : word;
}

/** A team's name where only its slug is known: '1-mannschaft' → '1. Mannschaft', 'a-jugend' → 'A-Jugend'. */
export function teamLabel(slug: string): string {
  const senior = /^(\d+)-mannschaft$/.exec(slug);
  if (senior) return `${senior[1]}. Mannschaft`;
  const words = slug.split('-').map((word) => word.charAt(0).toLocaleUpperCase('de-DE') + word.slice(1));
  return words.join(words[0]?.length === 1 ? '-' : ' ');
}

/** `28.11.` */
function shortDay(day: Day): string {
  return `${day.slice(8)}.${day.slice(5, 7)}.`;
}
