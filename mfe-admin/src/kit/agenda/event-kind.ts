import type { EditableEvent } from '@portal/api/contract';
import { editedKind } from '../edit/edited-kind.ts';

/** Events and dates of series; their form sends what was changed, `use-event-actions.ts` what is done in two taps. */
export const eventKind = editedKind<EditableEvent>({
  list: '/api/admin/events',
  writes: '/api/events',
  keyOf: ({ id }) => id,
  gone: { title: 'Diesen Termin gibt es nicht mehr' },
  forbidden: 'Diesen Termin ändern die eigenen Trainer und die Redaktion',
});
