import type { MessageStatus } from '@portal/api/contract';
import type { CategoryColor } from '@portal/shared-ui';

/** What the states of a message are called: it comes as new, is read when it is opened, and done when it is answered. */
export const statusLabels: Readonly<Record<MessageStatus, string>> = {
  new: 'Neu',
  open: 'Gelesen',
  done: 'Erledigt',
  spam: 'Spam',
};

export const statusColors: Readonly<Record<MessageStatus, CategoryColor>> = {
  new: 'red',
  open: 'blue',
  done: 'green',
  spam: 'gray',
};

export const statusChoices = Object.entries(statusLabels) as [MessageStatus, string][];
