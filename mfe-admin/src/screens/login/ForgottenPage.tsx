import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorArea,
  PageHeader,
  PageMeta,
  request,
  Skeleton,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { failureText } from '../../kit/failure.ts';
import { Stack } from '../../kit/layout.ts';
import { EmailField, Failure } from './LoginField.tsx';
import { ContactMail, useLoginWays, whoHelps } from './login-contact.tsx';

/** Asks for a link for a new password; if no mails are sent, it says who can help. */
export function ForgottenPage() {
  const { data, error, reload } = useLoginWays();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <PageMeta title="Passwort vergessen" description="Ein Link für ein neues Passwort." path="/auth/vergessen" />
      <PageHeader title="Passwort vergessen" lead="Du bekommst einen Link, über den du ein neues festlegst." />
      <Room>
        {!data && (error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="form" />)}
        {data && !data.passwordByMail && (
          <EmptyState
            title="Frag jemanden aus der Verwaltung"
            text={`Diese Website verschickt keine Links. ${whoHelps(data.contact)} gibt dir einen für ein neues Passwort.`}
          >
            <ContactMail contact={data.contact} />
            <ButtonLink to="/auth">Zur Anmeldung</ButtonLink>
          </EmptyState>
        )}
        {data?.passwordByMail && (sentTo ? <Sent email={sentTo} /> : <ForgottenForm onSent={setSentTo} />)}
      </Room>
    </>
  );
}

function ForgottenForm({ onSent }: { onSent: (email: string) => void }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      await request('POST', '/api/auth/forgotten', { email: email.trim() });
      onSent(email.trim());
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
      <Stack $gap={5}>
        <EmailField formId={id} value={email} hasFailed={failure !== undefined} onChange={setEmail} />
        {failure && <Failure id={`${id}-failure`}>{failure}</Failure>}
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Wird angefordert …' : 'Link anfordern'}
        </Button>
      </Stack>
    </form>
  );
}

/** The same whether there is such an account or not; takes the focus, so that a screen reader reads it. */
function Sent({ email }: { email: string }) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <section ref={area} tabIndex={-1} aria-label="Link angefordert">
      <EmptyState
        title="Schau in dein Postfach"
        text={`Gibt es ein Konto mit der Adresse ${email}, ist der Link gleich da. Er gilt eine Stunde. Kommt nichts an, hilft ein Blick in den Spam-Ordner, oder jemand aus der Verwaltung.`}
      >
        <ButtonLink to="/auth">Zur Anmeldung</ButtonLink>
      </EmptyState>
    </section>
  );
}

const Room = styled(Container)`
  padding-block: var(--space-10) var(--space-section);
  form {
    max-width: 26rem;
  }
`;
