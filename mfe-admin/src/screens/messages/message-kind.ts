import type { Message } from '@portal/api/contract';
import type { EditedKind } from '../../kit/edit/edited-kind.ts';

/** How messages are listed and edited; they are deleted for good. */
export const messageKind: EditedKind<Message> = {
  list: '/api/admin/messages',
  writes: '/api/admin/messages',
  keyOf: ({ id }) => id,
  screen: { to: '/admin/nachrichten', label: 'Nachrichten' },
  gone: { title: 'Diese Nachricht gibt es nicht (mehr)', text: 'Vielleicht ist ihre Zeit abgelaufen.' },
};
