import type { EditableTrainingTime, Weekday } from '@portal/api/contract';

/** Monday first. */
export const weekdays: readonly (readonly [Weekday, string])[] = [
  ['monday', 'Montag'],
  ['tuesday', 'Dienstag'],
  ['wednesday', 'Mittwoch'],
  ['thursday', 'Donnerstag'],
  ['friday', 'Freitag'],
  ['saturday', 'Samstag'],
  ['sunday', 'Sonntag'],
];

/** „Dienstag, 19:00 – 20:30 Uhr". */
export function whenLabel({ dayOfWeek, startTime, endTime }: EditableTrainingTime): string {
  const day = weekdays.find(([weekday]) => weekday === dayOfWeek)?.[1] ?? dayOfWeek;
  return `${day}, ${endTime ? `${startTime} – ${endTime}` : startTime} Uhr`;
}
