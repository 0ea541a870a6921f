import type { ReactNode } from 'react';
import type { Message } from '@portal/api/contract';
import { MessageChange } from '@portal/api/contract';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { SelectField, TextAreaField } from '../../kit/form/fields.tsx';
import { messageKind } from './message-kind.ts';
import { statusChoices } from './message-status.ts';

/** The status of a message, and a note for those who answer. */
export function MessageForm({ message, extra }: { message: Message; extra: ReactNode }) {
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

function toValues(message: Message | null) {
  return { status: message?.status ?? 'open', note: message?.note ?? '' };
}
