import type { Message, MessageStatus } from '@portal/api/contract';
import { request, showToast, type CategoryColor } from '@portal/shared-ui';
import { editedKind, targetOf } from '../../kit/edit/edited-kind.ts';
import { tryEach } from '../../kit/edit/try-each.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { confirm } from '../../kit/dialog/confirm.ts';

/** How messages are listed and edited; they are deleted for good. */
export const messageKind = editedKind<Message>({
  list: '/api/admin/messages',
  writes: '/api/admin/messages',
  keyOf: ({ id }) => id,
  gone: { title: 'Diese Nachricht gibt es nicht (mehr)', text: 'Vielleicht ist ihre Zeit abgelaufen.' },
});

/** The labels of a message's states: it comes as new, is read when it is opened, and done when it is answered. */
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

/** Deletes messages for good, after a question; returns whether all are gone. */
export function useFinalRemoval(): (ids: readonly string[], title: string, text: string) => Promise<boolean> {
  const { refresh } = useWriter(messageKind);
  return async (ids, title, text) => {
    if (!(await confirm({ title, text, confirmLabel: 'Endgültig löschen' }))) return false;
    try {
      await tryEach(ids, (id) => request('DELETE', targetOf(messageKind, id)));
      showToast({ title: ids.length === 1 ? 'Nachricht gelöscht.' : `${ids.length} Nachrichten gelöscht.` });
      return true;
    } catch (error) {
      showFailure('Nicht gelöscht', error);
      return false;
    } finally {
      await refresh();
    }
  };
}
