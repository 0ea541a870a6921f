import type { Message } from '@portal/api/contract';

/** A message nobody has read, by default. */
export function receivedMessage(values: Partial<Message> = {}): Message {
  return {
    id: '1',
    name: 'Eine Mutter',
    email: 'mutter@familie.example',
    subject: 'Probetraining',
    message: 'Ab wann darf man mitmachen?',
    status: 'new',
    note: null,
    receivedAt: '2026-11-21T09:00:00Z',
    deleteAt: '2027-05-20T09:00:00Z',
    updatedAt: '2026-11-21T09:00:00Z',
    version: 1,
    ...values,
  };
}
