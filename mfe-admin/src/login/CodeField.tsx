import { useEffect, useRef } from 'react';
import { TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';

type CodeFieldProps = { id: string; value: string; hasFailed: boolean; onChange: (code: string) => void };

/** The second step of a login. `id` is the form's; a failure is described by `${id}-failure`. */
export function CodeField({ id, value, hasFailed, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [hasFailed]);
  return (
    <Field>
      <label htmlFor={`${id}-code`}>Code</label>
      <span id={`${id}-hint`}>Sechs Ziffern aus deiner App, oder einer deiner Ersatzcodes.</span>
      <TextInput
        ref={input}
        id={`${id}-code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        minLength={6}
        maxLength={20}
        value={value}
        aria-invalid={hasFailed}
        aria-describedby={`${id}-hint${hasFailed ? ` ${id}-failure` : ''}`}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: var(--space-2);
  label {
    font-weight: 600;
  }
`;
