import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Field } from './Field.tsx';

type PasswordFieldProps = { name: string; label: string; autoComplete?: 'new-password' | 'current-password' };

/** A password that can be shown while it is typed, instead of typing it twice. */
export function PasswordField({ name, label, autoComplete = 'new-password' }: PasswordFieldProps) {
  const { register } = useFormContext();
  const [isShown, setIsShown] = useState(false);
  const hint =
    autoComplete === 'new-password' ? 'Mindestens 10 Zeichen, zum Beispiel drei beliebige Wörter.' : undefined;
  return (
    <Field name={name} label={label} hint={hint}>
      {(connection) => (
        <Row>
          <TextInput
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...connection}
            {...register(name)}
          />
          <Button
            variant="secondary"
            aria-pressed={isShown}
            aria-label={`${label} zeigen`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Verbergen' : 'Zeigen'}
          </Button>
        </Row>
      )}
    </Field>
  );
}

/** A code from the app or, by default, a recovery code; the form's field `code`. */
export function CodeField({ hint = 'Sechs Ziffern aus der App, oder ein Ersatzcode.' }: { hint?: string | undefined }) {
  const { register } = useFormContext();
  return (
    <Field name="code" label="Code" hint={hint}>
      {(connection) => (
        <TextInput inputMode="numeric" autoComplete="one-time-code" {...connection} {...register('code')} />
      )}
    </Field>
  );
}

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
  input {
    flex: 1;
    min-width: 0;
  }
  button {
    padding-inline: var(--space-3);
  }
`;
