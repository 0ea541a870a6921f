import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Container, PageHeader, PageMeta, showToast, useSession } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { failureText, refusalCodeOf } from '../../kit/failure.ts';
import { signIn } from '../../kit/session-api.ts';
import { LoginCode, LoginField } from './LoginField.tsx';
import { Stack } from '../../kit/layout.ts';

/**
 * Login by e-mail and password (docs/product.md#login-and-roles), then by a code if the account needs one. A user who
 * is signed in already goes on to the admin area.
 */
export function LoginPage() {
  const navigate = useNavigate();
  const isSignedIn = useSession((session) => Boolean(session.user));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const hasFailed = failure !== undefined;
  const id = useId();

  useEffect(() => {
    if (isSignedIn) void navigate('/admin', { replace: true });
  }, [isSignedIn, navigate]);

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      await signIn({ email: email.trim(), password, ...(step === 'code' && { code }) });
    } catch (error) {
      const refusal = refusalCodeOf(error);
      setCode('');
      if (refusal === 'code_required') return setStep('code');
      if (refusal === 'wrong_credentials') setStep('password');
      const description = failureText(error);
      setFailure(description);
      showToast({ title: 'Login failed', description, variant: 'danger' });
    } finally {
      setIsSending(false);
    }
  };

  const handleBack = () => {
    setStep('password');
    setFailure(undefined);
  };

  return (
    <>
      <PageMeta title="Login" description="Anmeldung für Redaktion, Trainer und Verwaltung." path="/auth" />
      <PageHeader title="Login" lead="Für Redaktion, Trainer und Verwaltung." />
      <Container>
        <Form onSubmit={(event) => void handleSubmit(event)}>
          <Stack $gap={5}>
            {step === 'code' ? (
              <LoginCode formId={id} value={code} hasFailed={hasFailed} onChange={setCode} />
            ) : (
              <>
                <LoginField
                  formId={id}
                  part="email"
                  label="E-Mail"
                  type="email"
                  autoComplete="username"
                  maxLength={254}
                  value={email}
                  hasFailed={hasFailed}
                  onChange={setEmail}
                />
                <LoginField
                  formId={id}
                  part="password"
                  label="Passwort"
                  type="password"
                  autoComplete="current-password"
                  maxLength={200}
                  value={password}
                  hasFailed={hasFailed}
                  onChange={setPassword}
                />
              </>
            )}
            {failure && <Failure id={`${id}-failure`}>{failure}</Failure>}
            <Button type="submit" aria-disabled={isSending}>
              {isSending ? 'Anmeldung läuft …' : 'Anmelden'}
            </Button>
            {step === 'code' && (
              <Button variant="secondary" onClick={handleBack}>
                Zurück
              </Button>
            )}
          </Stack>
          <p>
            {step === 'code'
              ? 'Handy nicht da? Dann nimm einen deiner Ersatzcodes. Wer die Seite verwaltet, kann die zwei Schritte auch zurücksetzen.'
              : 'Passwort vergessen? Wer die Seite verwaltet, gibt dir einen Link für ein neues.'}
          </p>
        </Form>
      </Container>
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  max-width: 26rem;
  padding-block: var(--space-10) var(--space-section);
`;

const Failure = styled.p`
  padding: var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
`;
