import type { EditableTrainingTime, Weekday } from '@portal/api/contract';
import type { EditedKind } from '../../kit/edit/edited-kind.ts';

/** How training times are listed, edited and deleted. */
export const trainingTimeKind: EditedKind<EditableTrainingTime> = {
  list: '/api/admin/training-times',
  writes: '/api/training-times',
  keyOf: ({ id }) => id,
  screen: { to: '/admin/trainingszeiten', label: 'Alle Trainingszeiten' },
  gone: { title: 'Diese Trainingszeit gibt es nicht mehr' },
  forbidden: 'Diese Zeit ändern die eigenen Trainer und die Redaktion',
  removal: (time) => ({
    question: {
      title: 'Trainingszeit löschen?',
      text: `${time.team}, ${whenLabel(time)}. Wer nur pausiert, schaltet sie besser ab.`,
    },
    done: 'Trainingszeit gelöscht.',
    description: `${time.team}, ${whenLabel(time)}`,
  }),
};

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
