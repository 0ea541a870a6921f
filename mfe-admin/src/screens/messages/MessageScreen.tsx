import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MessageChange, type Message } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { listAsLeft } from '../../kit/frame/list-as-left.ts';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { messageKind, statusChoices, useFinalRemoval } from './message-kind.ts';
import { MessageText } from './MessageText.tsx';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { SelectField, TextAreaField } from '../../kit/form/fields.tsx';
import { formValues } from '../../kit/form/form-values.ts';

/** `/admin/nachrichten/:id`: one message, read by opening it. */
export function MessageScreen() {
  return (
    <EditScreen kind={messageKind} title={(message) => message?.subject} access="reader">
      {(message) => message && <OpenMessage message={message} />}
    </EditScreen>
  );
}

function OpenMessage({ message }: { message: Message }) {
  const { id, subject } = message;
  useReadOnOpening(message);
  const remove = useFinalRemoval();
  const navigate = useNavigate();
  const handleDelete = async () => {
    const text = `„${subject}“ lässt sich danach nicht zurückholen.`;
    if (await remove([id], 'Nachricht löschen?', text)) await navigate(listAsLeft(messageKind.screen.to));
  };
  return (
    <>
      <MessageText message={message} />
      <MessageForm
        message={message}
        extra={
          <Button variant="quiet" onClick={() => void handleDelete()}>
            Löschen
          </Button>
        }
      />
    </>
  );
}

/** A new message becomes a read one, once. */
function useReadOnOpening({ id, status, version }: Message): void {
  const { change } = useWriter(messageKind);
  const isRead = useRef(false);
  useEffect(() => {
    if (status !== 'new' || isRead.current) return;
    isRead.current = true;
    // Somebody else was faster, or the connection is lost: nothing changes.
    change([id], { status: 'open', version }).catch(() => undefined);
  }, [id, status, version, change]);
}

/** The status of a message, and a note for those who answer. */
function MessageForm({ message, extra }: { message: Message; extra: ReactNode }) {
  return (
    <EditForm
      kind={messageKind}
      after="here"
      schema={MessageChange}
      item={message}
      toValues={toValues}
      savedText="Nachricht gespeichert."
      extra={extra}
    >
      <SelectField name="status" label="Status" choices={statusChoices} />
      <TextAreaField name="note" label="Notiz" hint="Nur hier zu sehen, z. B. wer sich kümmert." />
    </EditForm>
  );
}

const toValues = formValues({ status: 'open', note: '' });
