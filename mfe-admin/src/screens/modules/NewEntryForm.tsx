import { useId, useState, type FormEvent } from 'react';
import { Button, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';

type NewEntryFormProps = {
  label: string;
  button: string;
  /** The typed text, and its limit of characters. */
  input: { type?: 'email'; maxLength: number };
  isBusy: boolean;
  /** Resolves with whether it was added. */
  onAdd: (text: string) => Promise<boolean>;
};

/** One line for a new entry of a list. */
export function NewEntryForm({ label, button, input, isBusy, onAdd }: NewEntryFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted) void onAdd(wanted).then((isAdded) => isAdded && setText(''));
  };
  return (
    <form onSubmit={handleSubmit}>
      <label htmlFor={id}>{label}</label>
      <InputRow>
        <TextInput id={id} {...input} value={text} onChange={(event) => setText(event.target.value)} />
        <Button type="submit" variant="secondary" aria-disabled={isBusy}>
          {button}
        </Button>
      </InputRow>
    </form>
  );
}

/** An input and its button, below each other if there is no room. */
export const InputRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  input {
    flex: 1 1 200px;
    min-width: 0;
  }
`;
