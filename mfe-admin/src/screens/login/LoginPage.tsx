import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, Container, PageHeader, PageMeta, showToast, useSession } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { failureText, refusalCodeOf } from '../../kit/failure.ts';
import { passkeyFailureText, signInWithPasskey } from '../../kit/proof/passkeys.ts';
import { signIn } from '../../kit/session-api.ts';
import { firstScreen } from '../../kit/setup/first-screen.ts';
import { EmailField, Failure, LoginCode, LoginField, StayChoice } from './LoginField.tsx';
import { Stack } from '../../kit/layout.ts';
import { ContactMail, useLoginWays, whoHelps } from './login-contact.tsx';
import { wantedScreen } from './wanted-screen.ts';

/**
 * Login by e-mail and password (docs/product.md#login-and-roles), then by a code if the account needs one. A user who
 * is signed in already goes on to the admin area, to the screen that the address names.
 */
export function LoginPage() {
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const { data: ways } = useLoginWays();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [stay, setStay] = useState(false);
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const hasFailed = failure !== undefined;
  const id = useId();
  const passwordField = useRef<HTMLInputElement>(null);
  const wasAtCode = useRef(false);
  const dismissFailure = useRef<() => void>(undefined);

  useEffect(() => {
    if (!user) return;
    const { search, origin } = window.location;
    const wanted = new URLSearchParams(search).get('weiter');
    const screen = wanted === null ? firstScreen(user) : Promise.resolve(wantedScreen(wanted, origin));
    void screen.then((path) => navigate(path, { replace: true }));
  }, [user, navigate]);

  useEffect(() => {
    // Back from the code: the field or button that had the focus is gone.
    if (wasAtCode.current) passwordField.current?.focus();
    wasAtCode.current = step === 'code';
  }, [step]);

  const fail = (description: string) => {
    setFailure(description);
    dismissFailure.current = showToast({ title: 'Login failed', description, variant: 'danger' });
  };
  const begin = () => {
    setFailure(undefined);
    // The form shows the reason as well; on later screens the toast would be wrong.
    dismissFailure.current?.();
  };
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    begin();
    try {
      await signIn({ email: email.trim(), password, ...(step === 'code' && { code }), ...(stay && { stay }) });
    } catch (error) {
      const refusal = refusalCodeOf(error);
      setCode('');
      if (refusal === 'code_required') return setStep('code');
      if (refusal === 'wrong_credentials') setStep('password');
      fail(failureText(error));
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
            <noscript>Zum Anmelden muss JavaScript eingeschaltet sein.</noscript>
            {step === 'code' ? (
              <LoginCode formId={id} value={code} hasFailed={hasFailed} onChange={setCode} />
            ) : (
              <>
                <EmailField formId={id} value={email} hasFailed={hasFailed} onChange={setEmail} />
                <LoginField
                  ref={passwordField}
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
                <StayChoice isChosen={stay} onChange={setStay} />
              </>
            )}
            {failure && <Failure id={`${id}-failure`}>{failure}</Failure>}
            <Button type="submit" aria-disabled={isSending}>
              {isSending ? 'Anmeldung läuft …' : 'Anmelden'}
            </Button>
            {step === 'password' && <PasskeyButton stay={stay} onBegin={begin} onFailure={fail} />}
            {step === 'code' && (
              <Button variant="secondary" onClick={handleBack}>
                Zurück
              </Button>
            )}
          </Stack>
          {step === 'code' ? (
            <p>
              Handy nicht da? Dann nimm einen deiner Ersatzcodes. {whoHelps(ways?.contact)} kann die zwei Schritte auch
              zurücksetzen. <ContactMail contact={ways?.contact} />
            </p>
          ) : (
            <p>
              {ways?.passwordByMail ? (
                <Link to="/auth/vergessen">Passwort vergessen?</Link>
              ) : (
                <>
                  Passwort vergessen? {whoHelps(ways?.contact)} gibt dir einen Link für ein neues.{' '}
                  <ContactMail contact={ways?.contact} />
                </>
              )}
            </p>
          )}
        </Form>
      </Container>
    </>
  );
}

type PasskeyButtonProps = { stay: boolean; onBegin: () => void; onFailure: (failure: string) => void };

/** Signs in with a passkey, where this host and this browser know any. */
function PasskeyButton({ stay, onBegin, onFailure }: PasskeyButtonProps) {
  const { data } = useLoginWays();
  const [isBusy, setIsBusy] = useState(false);
  if (!data?.passkeys || !('PublicKeyCredential' in window)) return null;
  const handleClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    onBegin();
    try {
      await signInWithPasskey(stay);
    } catch (error) {
      onFailure(passkeyFailureText(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button variant="secondary" aria-disabled={isBusy} onClick={() => void handleClick()}>
      Mit Passkey anmelden
    </Button>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  max-width: 26rem;
  padding-block: var(--space-10) var(--space-section);
`;
