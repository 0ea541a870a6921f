import { useEffect, useState } from 'react';
import type { OwnPasskeys } from '@portal/api/contract';
import { Button, request, useResource, useSession } from '@portal/shared-ui';
import { FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { failureText, fieldOf, refusalCodeOf } from '../failure.ts';
import { Choices } from '../dialog/Confirmations.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { PasswordField, CodeField } from '../form/secret-fields.tsx';
import { passkeyFailureText, proveWithPasskey } from './passkeys.ts';
import { useProofQuestion } from './with-proof.ts';

type Values = { currentPassword: string; code: string };

/** The dialog of `withProof`; on every screen that uses it. */
export function ProofQuestion() {
  const question = useProofQuestion();
  if (!question) return null;
  return (
    <Dialog title="Bist du es?" onClose={() => question.answer(false)}>
      <p>
        Damit niemand das tut, der dein Gerät offen findet: Gib bitte noch einmal dein eigenes Passwort ein. Danach
        wirst du zehn Minuten lang nicht mehr gefragt.
      </p>
      <ProofForm onAnswer={question.answer} />
    </Dialog>
  );
}

/** The password, then a code if the account needs one. */
function ProofForm({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const email = useSession((session) => session.user?.email ?? '');
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm<Values>({ defaultValues: { currentPassword: '', code: '' } });
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  // Leaving the screen cancels the question.
  useEffect(() => () => onAnswer(false), [onAnswer]);
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);

  const handleSubmit = form.handleSubmit(async ({ currentPassword, code }) => {
    if (isSubmitting) return;
    const complain = (name: keyof Values, message: string) => form.setError(name, { message }, { shouldFocus: true });
    if (!currentPassword) return complain('currentPassword', 'Bitte ausfüllen.');
    if (asksCode && !code) return complain('code', 'Bitte ausfüllen.');
    try {
      await request('POST', '/api/account/proof', { currentPassword, ...(asksCode && { code }) });
      onAnswer(true);
    } catch (error) {
      if (refusalCodeOf(error) === 'code_required') setAsksCode(true);
      else complain(fieldOf(error) === 'code' ? 'code' : 'currentPassword', failureText(error));
    }
  });

  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
        {/* The user name for password managers. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="currentPassword" label="Dein Passwort" autoComplete="current-password" />
        {asksCode && <CodeField />}
        <PasskeyProof onProved={() => onAnswer(true)} />
        <Choices>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Abbrechen
          </Button>
          <Button type="submit" aria-disabled={isSubmitting}>
            {isSubmitting ? 'Wird geprüft …' : 'Weiter'}
          </Button>
        </Choices>
      </Form>
    </FormProvider>
  );
}

/** In the place of password and code, if there is a passkey for this host. */
function PasskeyProof({ onProved }: { onProved: () => void }) {
  const { data } = useResource<OwnPasskeys>('/api/account/passkeys');
  const [failure, setFailure] = useState<string>();
  if (!data?.passkeys.some(({ isUsableHere }) => isUsableHere)) return null;
  const handleClick = () => {
    setFailure(undefined);
    proveWithPasskey().then(onProved, (error: unknown) => setFailure(passkeyFailureText(error)));
  };
  return (
    <>
      <Button variant="secondary" onClick={handleClick}>
        Mit Passkey bestätigen
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-4);
`;
