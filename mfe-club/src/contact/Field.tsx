import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FieldName } from './message-check.ts';

/** What the control of a field is given. */
type ControlProps = {
  id: string;
  name: string;
  required: true;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldProps = {
  name: FieldName;
  /** Omitted if the control has its own. */
  label?: string;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** A labelled control with what is wrong with it below. */
export function Field({ name, label, error, children }: FieldProps) {
  const id = `contact-${name}`;
  const errorId = `${id}-error`;
  return (
    <Row>
      {label && <Label htmlFor={id}>{label}</Label>}
      {children({
        id,
        name,
        required: true,
        'aria-invalid': error !== undefined,
        'aria-describedby': error ? errorId : undefined,
      })}
      {error && <Complaint id={errorId}>{error}</Complaint>}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;

  [aria-invalid='true'] {
    border-color: var(--color-brand-text);
    box-shadow: inset 0 0 0 1px var(--color-brand-text);
  }
`;

const Label = styled.label`
  font-weight: 600;
`;

const Complaint = styled.p`
  color: var(--color-brand-text);
  font-size: var(--text-sm);
  font-weight: 600;
`;
