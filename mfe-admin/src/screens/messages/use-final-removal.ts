import { request, showToast } from '@portal/shared-ui';
import { targetOf } from '../../kit/edit/edited-kind.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { failureText } from '../../kit/failure-text.ts';
import { confirm } from '../../kit/frame/confirm.ts';
import { messageKind } from './message-kind.ts';

/** Deletes messages for good, after a question; returns whether all are gone. */
export function useFinalRemoval(): (ids: readonly string[], title: string, text: string) => Promise<boolean> {
  const { refresh } = useWriter(messageKind);
  return async (ids, title, text) => {
    if (!(await confirm({ title, text, confirmLabel: 'Endgültig löschen' }))) return false;
    try {
      for (const id of ids) await request('DELETE', targetOf(messageKind, id));
      showToast({ title: ids.length === 1 ? 'Nachricht gelöscht.' : `${ids.length} Nachrichten gelöscht.` });
      return true;
    } catch (error) {
      showToast({ title: 'Nicht gelöscht', description: failureText(error), variant: 'danger' });
      return false;
    } finally {
      await refresh();
    }
  };
}
