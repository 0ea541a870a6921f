import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';

type LoginFieldProps = Omit<ComponentProps<typeof TextInput>, 'id' | 'onChange'> & {
  formId: string;
  /** Tells the fields of the form apart. */
  part: string;
  label: string;
  hint?: string;
  hasFailed: boolean;
  onChange: (value: string) => void;
};

/** A field that a login needs; the reason of a failure is in the form, at `${formId}-failure`. */
export function LoginField({ formId, part, label, hint, hasFailed, onChange, ...input }: LoginFieldProps) {
  const id = `${formId}-${part}`;
  const descriptions = [...(hint ? [`${id}-hint`] : []), ...(hasFailed ? [`${formId}-failure`] : [])];
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {hint && <span id={`${id}-hint`}>{hint}</span>}
      <TextInput
        {...input}
        id={id}
        required
        aria-invalid={hasFailed}
        aria-describedby={descriptions.join(' ') || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

type NamedFieldProps = { formId: string; value: string; hasFailed: boolean; onChange: (value: string) => void };

export function EmailField(props: NamedFieldProps) {
  return <LoginField {...props} part="email" label="E-Mail" type="email" autoComplete="username" maxLength={254} />;
}

/** The second step of a login; it takes the focus when it appears and after each failure. */
export function LoginCode(props: NamedFieldProps) {
  const { hasFailed } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [hasFailed]);
  return (
    <LoginField
      {...props}
      ref={input}
      part="code"
      label="Code"
      hint="Sechs Ziffern aus deiner App, oder einer deiner Ersatzcodes."
      inputMode="numeric"
      autoComplete="one-time-code"
      minLength={6}
      maxLength={20}
    />
  );
}

type StayChoiceProps = { isChosen: boolean; onChange: (isChosen: boolean) => void };

/** Whether somebody stays signed in here. */
export function StayChoice({ isChosen, onChange }: StayChoiceProps) {
  const id = useId();
  return (
    <Choice>
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>Angemeldet bleiben</label>
      <small id={`${id}-hint`}>
        60 Tage, nur auf deinem eigenen Gerät. Abmelden geht jederzeit unter „Mein Konto“.
      </small>
    </Choice>
  );
}

/** The reason of the failure. */
export const Failure = styled.p`
  padding: var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
`;

const Choice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 var(--space-3);
  input {
    width: 24px;
    height: 24px;
    accent-color: var(--color-brand);
  }
  label {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 600;
  }
  small {
    grid-column: 2;
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;

const Field = styled.div`
  display: grid;
  gap: var(--space-2);
  label {
    font-weight: 600;
  }
`;
