import type { ReactNode } from 'react';
import type { Message } from '@portal/api/contract';
import { MessageChange } from '@portal/api/contract';
import { ContractForm } from '../form/ContractForm.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { statusChoices } from './message-status.ts';
import { useMessageWriter } from './messages-api.ts';

/** How far a message is, and a note for those who answer. */
export function MessageForm({ message, extra }: { message: Message; extra: ReactNode }) {
  const { change } = useMessageWriter();
  return (
    <ContractForm
      schema={MessageChange}
      item={message}
      toValues={toValues}
      save={(values, base) => change(message.id, { ...values, ...(base && { version: base.version }) })}
      savedText="Nachricht gespeichert."
      extra={extra}
    >
      <SelectField name="status" label="Status" choices={statusChoices} />
      <TextAreaField name="note" label="Notiz" hint="Nur hier zu sehen, z. B. wer sich kümmert." />
    </ContractForm>
  );
}

function toValues(message: Message | null) {
  return { status: message?.status ?? 'open', note: message?.note ?? '' };
}
