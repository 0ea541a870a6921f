import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Message } from '@portal/api/contract';
import { Button, ButtonLink, EmptyState, ErrorArea, showToast, Skeleton } from '@portal/shared-ui';
import { useFreshResource } from '../entries/use-fresh-resource.ts';
import { useIsAllowed } from '../entries/use-is-allowed.ts';
import { failureText } from '../failure-text.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { confirm } from '../frame/confirm.ts';
import { MessageForm } from './MessageForm.tsx';
import { MessageText } from './MessageText.tsx';
import { messageKey, useMessageWriter } from './messages-api.ts';

const LIST = { to: '/admin/nachrichten', label: 'Nachrichten' };

/** `/admin/nachrichten/:id`: one message, read by opening it. */
export function MessagePage() {
  const { id = '' } = useParams();
  const isAllowed = useIsAllowed('admin');
  const { data: message, error, reload } = useFreshResource<Message>(isAllowed ? messageKey(id) : null);
  const isRead = useReadOnOpening(message);
  const handleDelete = useDelete();
  return (
    <AdminFrame title={message?.subject ?? 'Nachricht'} access="admin" back={LIST}>
      {message && (
        <>
          <MessageText message={message} />
          {isRead && (
            <MessageForm
              key={message.id}
              message={message}
              extra={
                <Button variant="quiet" onClick={() => void handleDelete(message)}>
                  Löschen
                </Button>
              }
            />
          )}
        </>
      )}
      {!message && !error && <Skeleton shape="text" />}
      {!message && error?.status === 404 && (
        <EmptyState title="Diese Nachricht gibt es nicht (mehr)" text="Vielleicht ist ihre Zeit abgelaufen.">
          <ButtonLink to={LIST.to}>Zu den Nachrichten</ButtonLink>
        </EmptyState>
      )}
      {!message && error && error.status !== 404 && <ErrorArea onRetry={reload} />}
    </AdminFrame>
  );
}

/** A new message becomes a read one, once; answers whether that is settled, so that it can be edited. */
function useReadOnOpening(message: Message | undefined): boolean {
  const { change } = useMessageWriter();
  const read = useRef('');
  const [unchangedId, setUnchangedId] = useState<string>();
  useEffect(() => {
    if (message?.status !== 'new' || read.current === message.id) return;
    const { id, version } = message;
    read.current = id;
    // Somebody else was faster, or the line is gone: it stays as it is.
    change(id, { status: 'open', version }).catch(() => setUnchangedId(id));
  }, [message, change]);
  return message !== undefined && (message.status !== 'new' || unchangedId === message.id);
}

function useDelete(): (message: Message) => Promise<void> {
  const { remove } = useMessageWriter();
  const navigate = useNavigate();
  return async ({ id, subject }) => {
    const isConfirmed = await confirm({
      title: 'Nachricht löschen?',
      text: `„${subject}“ lässt sich danach nicht zurückholen.`,
      confirmLabel: 'Endgültig löschen',
    });
    if (!isConfirmed) return;
    try {
      await remove([id]);
      showToast({ title: 'Nachricht gelöscht.' });
      await navigate(LIST.to);
    } catch (error) {
      showToast({ title: 'Nicht gelöscht', description: failureText(error), variant: 'danger' });
    }
  };
}
