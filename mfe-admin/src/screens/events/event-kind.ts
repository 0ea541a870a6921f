import type { EditableEvent } from '@portal/api/contract';
import type { EditedKind } from '../../kit/edit/edited-kind.ts';

/** Where events and dates of series are read; how they are saved is in `use-event-actions.ts` and `EventForm.tsx`. */
export const eventKind: EditedKind<EditableEvent> = {
  list: '/api/admin/events',
  writes: '/api/events',
  keyOf: ({ id }) => id,
  screen: { to: '/admin/termine', label: 'Alle Termine' },
  gone: { title: 'Diesen Termin gibt es nicht mehr' },
  forbidden: 'Diesen Termin ändern die eigenen Trainer und die Redaktion',
};
