import { useEffect } from 'react';
import { Button, request, useSession } from '@portal/shared-ui';
import { FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { failureText } from '../failure-text.ts';
import { Choices } from '../frame/Confirmations.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { PasswordField } from '../own-account/PasswordField.tsx';
import { useProofQuestion } from './with-proof.ts';

type Values = { currentPassword: string };

/** Shows what {@link withProof} asks; on every screen that uses it. */
export function ProofQuestion() {
  const asked = useProofQuestion();
  if (!asked) return null;
  return (
    <Dialog title="Bist du es?" onClose={() => asked.answer(false)}>
      <p>
        Hier geht es um Konten und Anmeldungen. Gib dafür bitte noch einmal dein eigenes Passwort ein. Danach wirst du
        zehn Minuten lang nicht mehr gefragt.
      </p>
      <PasswordForm onAnswer={asked.answer} />
    </Dialog>
  );
}

function PasswordForm({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const email = useSession((session) => session.user?.email ?? '');
  const form = useForm<Values>({ defaultValues: { currentPassword: '' } });
  const { isSubmitting } = form.formState;
  // Whoever leaves the screen is not asked on the next one.
  useEffect(() => () => onAnswer(false), [onAnswer]);

  const handleSubmit = form.handleSubmit(async (values) => {
    if (isSubmitting) return;
    const message = values.currentPassword ? await refusalOf(values) : 'Bitte ausfüllen.';
    if (message === undefined) onAnswer(true);
    else form.setError('currentPassword', { message }, { shouldFocus: true });
  });

  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="currentPassword" label="Dein Passwort" autoComplete="current-password" />
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

/** Why the password was not taken; undefined when it was. */
async function refusalOf(values: Values): Promise<string | undefined> {
  try {
    await request('POST', '/api/account/proof', values);
    return undefined;
  } catch (error) {
    return failureText(error);
  }
}

const Form = styled.form`
  display: grid;
  margin-top: var(--space-4);
`;
