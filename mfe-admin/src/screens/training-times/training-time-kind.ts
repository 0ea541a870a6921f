import type { EditableTrainingTime } from '@portal/api/contract';
import { weekdayName } from '@portal/shared-ui/calendar-words';
import { editedKind } from '../../kit/edit/edited-kind.ts';

/** How training times are listed, edited and deleted. */
export const trainingTimeKind = editedKind<EditableTrainingTime>({
  list: '/api/admin/training-times',
  writes: '/api/training-times',
  shownBy: ['/api/admin/agenda', '/api/admin/events', '/api/events'],
  keyOf: ({ id }) => id,
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
});

/** „Dienstag, 19:00 – 20:30 Uhr“. */
export function whenLabel({ dayOfWeek, startTime, endTime }: EditableTrainingTime): string {
  return `${weekdayName(dayOfWeek)}, ${endTime ? `${startTime} – ${endTime}` : startTime} Uhr`;
}
