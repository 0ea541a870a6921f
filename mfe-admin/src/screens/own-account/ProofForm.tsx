import { SecondFactorProof } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { PasswordField, CodeField } from '../../kit/form/secret-fields.tsx';

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

/** Changing the second factor needs a code and the password. */
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
      <CodeField hint={codeHint} />
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="currentPassword" label="Dein Passwort" autoComplete="current-password" />
    </ContractForm>
  );
}
