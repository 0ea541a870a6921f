import type { EditableSchoolHoliday } from '@portal/api/contract';
import { formatDate } from '@portal/shared-ui';
import { editedKind } from '../../kit/edit/edited-kind.ts';

/** How school holidays are listed, edited and deleted; trainings may leave them out. */
export const schoolHolidayKind = editedKind<EditableSchoolHoliday>({
  list: '/api/admin/school-holidays',
  writes: '/api/school-holidays',
  shownBy: ['/api/admin/agenda', '/api/admin/training-times', '/api/events', '/api/training-times'],
  keyOf: ({ id }) => id,
  gone: { title: 'Diese Ferien gibt es nicht mehr' },
  removal: (period) => ({
    question: {
      title: 'Ferien löschen?',
      text: `${period.name}, ${daysLabel(period)}. Trainings, die in den Ferien ausfallen, finden dann wieder statt.`,
    },
    done: 'Ferien gelöscht.',
    description: period.name,
  }),
});

/** „5.10.2026 – 16.10.2026“. */
export function daysLabel({ firstDay, lastDay }: EditableSchoolHoliday): string {
  return firstDay === lastDay ? formatDate(firstDay) : `${formatDate(firstDay)} – ${formatDate(lastDay)}`;
}
