import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { Button } from '@portal/shared-ui';
import { passesFocus } from '../passes-focus.ts';
import { AskedField } from './asked-field.ts';
import { useFormLabel, type FieldLabel } from './form-context.ts';
import { Note } from '../layout.ts';

type FieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** How its value is shown in a conflict. */
  show?: FieldLabel['show'];
  /** Renders the control; the props connect it with label, hint and message. */
  children: (connection: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
};

/** Label, control, hint and message of one field of the surrounding `ContractForm`. */
export function Field({ name, label, hint, show, children }: FieldProps) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  useFormLabel(name, label, show);
  return (
    <AskedField>
      <label htmlFor={id}>{label}</label>
      {hint && <Note id={`${id}-hint`}>{hint}</Note>}
      {children({ id, 'aria-describedby': `${id}-hint ${id}-message`, 'aria-invalid': message !== undefined })}
      <Message id={`${id}-message`} role="alert">
        {message}
      </Message>
    </AskedField>
  );
}

type FieldGroupProps = { title: string; onRemove: () => void; children: ReactNode };

/** Fields that belong together and can be removed together. */
export function FieldGroup({ title, onRemove, children }: FieldGroupProps) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
      <Button variant="quiet" onClick={passesFocus(onRemove)}>
        {title} entfernen
      </Button>
    </Group>
  );
}

/** The error of a field. */
export const Message = styled.p`
  color: var(--color-danger);
  font-size: var(--text-sm);
  font-weight: 650;
  &:empty {
    display: none;
  }
`;

/** Fields beside each other if there is room. */
export const FieldRow = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
`;

/** A part of a long form, with a heading (`<legend>`) and no frame. */
export const FormPart = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  legend {
    margin-bottom: var(--space-2);
    font: var(--weight-display) var(--text-xl) / 1.1 var(--font-display);
  }
`;

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius);

  legend {
    padding-inline: var(--space-2);
    font: 750 var(--text-lg) var(--font-display);
  }

  > button {
    justify-self: start;
  }
`;
