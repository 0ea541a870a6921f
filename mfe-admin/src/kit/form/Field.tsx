import { useId, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormLabel, type FieldLabel } from './form-labels.ts';

type FieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** How its value is shown in a conflict. */
  show?: FieldLabel['show'];
  /** Renders the control; what it gets connects it with label, hint and message. */
  children: (connection: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode;
};

/** Label, control, hint and message of one field of the surrounding {@link ContractForm}. */
export function Field({ name, label, hint, show, children }: FieldProps) {
  const id = useId();
  const { getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  useFormLabel(name, label, show);
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({ id, 'aria-describedby': `${id}-hint ${id}-message`, 'aria-invalid': message !== undefined })}
      <Message id={`${id}-message`} role="alert">
        {message}
      </Message>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  min-width: 0;
  > label {
    font-weight: 650;
  }
  [aria-invalid='true'] {
    border-color: var(--color-brand-text);
    box-shadow: inset 0 0 0 1px var(--color-brand-text);
  }
`;

/** What helps to fill a field in. */
export const Hint = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

/** What is wrong with a field. */
export const Message = styled.p`
  color: var(--color-brand-text);
  font-size: var(--text-sm);
  font-weight: 650;
  &:empty {
    display: none;
  }
`;

/** Fields beside each other where there is room. */
export const FieldRow = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
`;
