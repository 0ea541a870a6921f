import type { EditableTrainingTime } from '@portal/api/contract';
import type { EditedKind } from '../../kit/edit/edited-kind.ts';
import { whenLabel } from './training-time-words.ts';

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
