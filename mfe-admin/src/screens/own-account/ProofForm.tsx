import { SecondFactorProof } from '@portal/api/contract';
import { Button, useRefreshResources } from '@portal/shared-ui';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { PasswordField, CodeField } from '../../kit/form/secret-fields.tsx';
import { focusOnLeaving } from '@portal/shared-ui/focus-on-leaving';

type ProofFormProps<Answer> = {
  email: string;
  codeHint?: string;
  send: (proof: SecondFactorProof) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  submitLabel: string;
  savedText: string;
  onCancel: () => void;
};

/** Whether the second factor of one's own account is on. */
export const SECOND_FACTOR = '/api/account/second-factor';

const toValues = (): SecondFactorProof => ({ currentPassword: '', code: '' });

/**
 * Changing the second factor needs a code and the password. If that fails, the account may have been changed and the
 * answer lost: it is fetched again.
 */
export function ProofForm<Answer>({ email, codeHint, send, onSent, onCancel, ...texts }: ProofFormProps<Answer>) {
  const refresh = useRefreshResources();
  const save = (proof: SecondFactorProof) =>
    send(proof).catch((error: unknown) => {
      void refresh(SECOND_FACTOR);
      throw error;
    });
  return (
    <div ref={focusOnLeaving}>
      <ContractForm<SecondFactorProof, Answer>
        schema={SecondFactorProof}
        item={null}
        toValues={toValues}
        save={save}
        onSaved={onSent}
        extra={
          <Button variant="secondary" onClick={onCancel}>
            Abbrechen
          </Button>
        }
        {...texts}
      >
        <CodeField hint={codeHint} />
        {/* The user name for password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="currentPassword" label="Dein Passwort" autoComplete="current-password" />
      </ContractForm>
    </div>
  );
}
