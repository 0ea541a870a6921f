import { SecondFactorProof } from '@portal/api/contract';
import { Button, TextInput } from '@portal/shared-ui';
import { useFormContext } from 'react-hook-form';
import { ContractForm } from '../form/ContractForm.tsx';
import { Field } from '../form/Field.tsx';
import { PasswordField } from '../own-account/PasswordField.tsx';

type ProofFormProps<Answer> = {
  email: string;
  codeHint?: string;
  send: (proof: SecondFactorProof) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  submitLabel: string;
  savedText: string;
  onCancel: () => void;
};

const toValues = (): SecondFactorProof => ({ currentPassword: '', code: '' });

/** Whoever changes the second factor gives a code and the password. */
export function ProofForm<Answer>({ email, codeHint, send, onSent, onCancel, ...texts }: ProofFormProps<Answer>) {
  return (
    <ContractForm<SecondFactorProof, Answer>
      schema={SecondFactorProof}
      item={null}
      toValues={toValues}
      save={send}
      onSaved={onSent}
      extra={
        <Button variant="secondary" onClick={onCancel}>
          Abbrechen
        </Button>
      }
      {...texts}
    >
      <CodeField hint={codeHint ?? 'Sechs Ziffern aus der App, oder ein Ersatzcode.'} />
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="currentPassword" label="Dein Passwort" autoComplete="current-password" />
    </ContractForm>
  );
}

function CodeField({ hint }: { hint: string }) {
  const { register } = useFormContext();
  return (
    <Field name="code" label="Code" hint={hint}>
      {(connection) => (
        <TextInput inputMode="numeric" autoComplete="one-time-code" {...connection} {...register('code')} />
      )}
    </Field>
  );
}
