import type { EditableEvent } from '@portal/api/contract';
import { editedKind } from '../edit/edited-kind.ts';

/** Events and dates of series; their form sends edits, `use-event-actions.ts` the two-tap actions. */
export const eventKind = editedKind<EditableEvent>({
  list: '/api/admin/events',
  writes: '/api/events',
  keyOf: ({ id }) => id,
  gone: { title: 'Diesen Termin gibt es nicht mehr' },
  forbidden: 'Diesen Termin ändern die eigenen Trainer und die Redaktion',
});
