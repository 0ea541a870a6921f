import type { EditableEvent } from '@portal/api/contract';
import type { EditedKind } from '../../kit/edit/edited-kind.ts';

/** Events and dates of series; what a form sends of them is in `EventForm.tsx`, actions of two taps in `use-event-actions.ts`. */
export const eventKind: EditedKind<EditableEvent> = {
  list: '/api/admin/events',
  writes: '/api/events',
  keyOf: ({ id }) => id,
  screen: { to: '/admin/termine', label: 'Alle Termine' },
  gone: { title: 'Diesen Termin gibt es nicht mehr' },
  forbidden: 'Diesen Termin ändern die eigenen Trainer und die Redaktion',
};
