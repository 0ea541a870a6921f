import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContactToken } from '@portal/api/contract';
import { Button, useClub, EmptyState, ScriptedButton } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { phoneHref } from '@portal/shared-ui/phone-href';
import { forgetDraft, keepDraft, restoreDraft } from './contact-draft.ts';
import { ContactFields } from './ContactFields.tsx';
import { SUBJECT_PARAMETER } from './contact-path.ts';
import { checkMessage, fieldNames, readMessage, type FieldErrors, type FieldName } from './message-check.ts';
import { receiveToken, sendContactMessage, type ReceivedToken } from './send-contact-message.ts';

type Chosen = { topic: string } | undefined;
type Progress =
  | { state: 'writing' | 'sending' }
  | { state: 'refused'; text: string }
  /** Until another topic is chosen. */
  | { state: 'sent'; chosen: Chosen };

/**
 * The contact form: checks, sends and reports the outcome; a failure never loses the text. A chosen topic is the
 * subject unless something has been typed there; each choice is an object of its own.
 */
export function ContactForm({ chosen }: { chosen?: Chosen }) {
  const club = useClub();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const refusal = useRef<HTMLParagraphElement>(null);
  const token = useRef<ReceivedToken>(undefined);
  const [offer, setOffer] = useState<ContactToken>();
  const [sent, setSent] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [progress, setProgress] = useState<Progress>({ state: 'writing' });
  const isSent = progress.state === 'sent' && progress.chosen === chosen;

  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, []);
  useEffect(() => {
    if (isSent) return;
    // If it does not arrive now, it is requested again when the message is sent.
    receiveToken().then(
      (received) => {
        token.current = received;
        setOffer(received);
      },
      () => undefined,
    );
  }, [isSent]);

  const wasSent = useRef(false);
  useEffect(() => {
    // The button that asked for another message has disappeared with the focus.
    if (wasSent.current && !isSent) focusField(form.current, fieldNames[0]);
    wasSent.current = isSent;
  }, [isSent]);

  useEffect(() => {
    if (!chosen) return;
    if (form.current) suggestSubject(form.current, chosen.topic);
    focusField(form.current, fieldNames[0]);
  }, [chosen]);

  const isRefused = progress.state === 'refused';
  useEffect(() => {
    // On a phone it stands below the window.
    if (isRefused) refusal.current?.focus();
  }, [isRefused]);

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const first = fieldNames.find((name) => found[name]);
    if (first) focusField(form.current, first);
  };
  const submit = async (target: HTMLFormElement) => {
    const { consent, ...message } = readMessage(target);
    const found = checkMessage({ ...message, consent });
    showErrors(found);
    if (Object.keys(found).length > 0 || progress.state === 'sending') return;
    setProgress({ state: 'sending' });
    const failure = await sendContactMessage(message, token.current);
    token.current = undefined;
    if (!failure) {
      forgetDraft();
      setSent(message.message);
      return setProgress({ state: 'sent', chosen });
    }
    setProgress('text' in failure ? { state: 'refused', text: failure.text } : { state: 'writing' });
    if ('errors' in failure) showErrors(failure.errors);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  // An error disappears as soon as it is fixed, and never appears while somebody is still typing.
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(event.currentTarget);
    const found = checkMessage(readMessage(event.currentTarget));
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => found[name as keyof FieldErrors])));
  };

  if (isSent) return <MessageSent text={sent} onAnother={() => setProgress({ state: 'writing' })} />;
  return (
    // Without scripts no typed text may end up in an address.
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
      aria-label="Kontaktformular"
    >
      <Rows>
        <noscript>Das Formular braucht JavaScript.{club.email && ` Schreib uns sonst an ${club.email}.`}</noscript>
        <ContactFields errors={errors} subject={chosen?.topic ?? query.get(SUBJECT_PARAMETER) ?? ''} offer={offer} />
        {progress.state === 'refused' && (
          <Refusal ref={refusal} role="alert" tabIndex={-1}>
            <strong>{progress.text}</strong> Dein Text ist noch da.
            {(club.email || club.phone) && (
              <>
                {' '}
                Notfalls erreichst du uns unter {club.email && <a href={`mailto:${club.email}`}>{club.email}</a>}
                {club.email && club.phone && ' oder '}
                {club.phone && <a href={phoneHref(club.phone)}>{club.phone}</a>}.
              </>
            )}
          </Refusal>
        )}
        <div>
          <ScriptedButton type="submit" aria-disabled={progress.state === 'sending'}>
            {progress.state === 'sending' ? 'Wird gesendet …' : 'Nachricht senden'}
          </ScriptedButton>
        </div>
      </Rows>
    </form>
  );
}

/** Puts a subject in the place of none, or of another that was suggested. */
function suggestSubject(form: HTMLFormElement, topic: string): void {
  const field = form.elements.namedItem('subject');
  if (!(field instanceof HTMLInputElement)) return;
  if (field.value === '' || field.value === field.dataset['suggested']) {
    field.value = topic;
    field.dataset['suggested'] = topic;
    keepDraft(form);
  }
}

function focusField(form: HTMLFormElement | null, name: FieldName): void {
  form?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
}

/**
 * Thanks for a message; takes the focus, so that a screen reader reads it. It shows the sent text to keep: a copy is
 * mailed only if the club has chosen so.
 */
function MessageSent({ text, onAnother }: { text: string; onAnother: () => void }) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <section ref={area} tabIndex={-1} aria-label="Nachricht gesendet">
      <EmptyState
        level={3}
        title="Danke für deine Nachricht!"
        text="Sie ist bei uns angekommen. Wir melden uns, sobald jemand aus dem Verein Zeit hat."
      >
        <Copy>
          <summary>Was du geschrieben hast</summary>
          <p>{text}</p>
        </Copy>
        <Button variant="secondary" onClick={onAnother}>
          Weitere Nachricht schreiben
        </Button>
      </EmptyState>
    </section>
  );
}

const Copy = styled.details`
  width: 100%;
  text-align: left;
  summary {
    min-height: var(--touch);
    padding-block: var(--space-2);
    font-weight: 600;
  }
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/* Above the floating buttons. */
const Refusal = styled.p`
  scroll-margin-block: 120px;
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
