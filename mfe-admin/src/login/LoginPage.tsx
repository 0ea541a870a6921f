import { useEffect, useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, Container, PageHeader, PageMeta, TextInput, useSession } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { failureText } from '../failure-text.ts';
import { signIn } from '../session-api.ts';

/** Login by e-mail and password (product, decision 11). Who is signed in already goes on to the admin area. */
export function LoginPage() {
  const navigate = useNavigate();
  const isSignedIn = useSession((session) => Boolean(session.user));
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
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
      await signIn({ email: email.trim(), password });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <>
      <PageMeta title="Login" description="Anmeldung für Redaktion, Trainer und Verwaltung." path="/auth" />
      <PageHeader title="Login" lead="Für Redaktion, Trainer und Verwaltung." />
      <Container>
        <Form onSubmit={(event) => void handleSubmit(event)}>
          <Field>
            <label htmlFor={`${id}-email`}>E-Mail</label>
            <TextInput
              id={`${id}-email`}
              type="email"
              autoComplete="username"
              required
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <Field>
            <label htmlFor={`${id}-password`}>Passwort</label>
            <TextInput
              id={`${id}-password`}
              type="password"
              autoComplete="current-password"
              required
              maxLength={200}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <div role="alert">
            {failure && (
              <Failure>
                <strong>Login failed</strong>
                {failure}
              </Failure>
            )}
          </div>
          <Button type="submit" aria-disabled={isSending}>
            {isSending ? 'Anmeldung läuft …' : 'Anmelden'}
          </Button>
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

const Field = styled.div`
  display: grid;
  gap: var(--space-2);
  font-weight: 600;
`;

const Failure = styled.p`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
`;
