import { useId, useState, type FormEvent } from 'react';
import type { RestoreResult } from '@portal/api/contract';
import { Button, formatDateTime, request } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { counted } from '../../kit/counted.ts';
import { FileInput } from '../../kit/form/FileInput.tsx';
import { failureText } from '../../kit/failure.ts';
import { focusAtBeginning } from '../../kit/focus-at-beginning.ts';
import { confirm } from '../../kit/dialog/confirm.ts';
import { withProof } from '../../kit/proof/with-proof.ts';
import { LONG_READING, sendBytes } from '../../kit/upload/send-bytes.ts';
import { UploadProgress } from '../../kit/upload/UploadProgress.tsx';

type State =
  | { step: 'choosing'; failure?: string }
  | { step: 'sending'; part: number }
  | { step: 'done'; result: RestoreResult };

/**
 * Replaces the whole portal by a backup, after a question and with the own password. Afterwards nobody is signed in.
 */
export function RestoreForm() {
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<State>({ step: 'choosing' });
  const inputId = useId();
  const hintId = useId();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.step === 'sending') return;
    if (!file) return setState({ step: 'choosing', failure: 'Bitte zuerst die Datei auswählen (endet auf .tar.gz).' });
    const isSure = await confirm({
      title: 'Wirklich alles ersetzen?',
      text: `Alles, was jetzt auf der Vereinsseite steht, wird durch den Stand aus „${file.name}“ ersetzt: Inhalte, Bilder, Konten und Einstellungen. Das lässt sich nur mit einer anderen Sicherung zurücknehmen.`,
      confirmLabel: 'Alles ersetzen',
    });
    if (!isSure) return;
    try {
      // Before the file is sent: a big file takes long, and would be sent twice.
      await withProof(() => request('GET', '/api/account/proof'));
      setState({ step: 'sending', part: 0 });
      const result = await sendBytes<RestoreResult>(file, {
        method: 'POST',
        url: '/api/admin/restore?replace=true',
        type: 'application/gzip',
        answerTime: LONG_READING,
        onProgress: (part) => setState({ step: 'sending', part }),
      });
      setState({ step: 'done', result });
    } catch (error) {
      setState({ step: 'choosing', failure: failureText(error) });
    }
  };

  if (state.step === 'done') return <Done result={state.result} />;
  const isSending = state.step === 'sending';
  return (
    <Form onSubmit={(event) => void handleSubmit(event)} aria-busy={isSending}>
      <Warning>
        <strong>Achtung:</strong> Einspielen ersetzt alles, was jetzt da ist. Lade vorher eine Sicherung des jetzigen
        Standes herunter.
      </Warning>
      <label htmlFor={inputId}>Sicherungsdatei</label>
      <FileInput
        id={inputId}
        type="file"
        accept=".gz,application/gzip"
        disabled={isSending}
        aria-describedby={hintId}
        onChange={(event) => setFile(event.target.files?.[0])}
      />
      <small id={hintId}>
        Nur Dateien, die von dieser Seite oder dieser Software stammen. Danach sind alle abgemeldet; es gelten die
        Konten aus der Sicherung.
      </small>
      <div role="alert">{state.step === 'choosing' && state.failure && <Failure>{state.failure}</Failure>}</div>
      <div aria-live="polite">
        {isSending && (
          <UploadProgress part={state.part} after="Wird geprüft und eingespielt, das kann einige Minuten dauern …" />
        )}
      </div>
      <Button variant="secondary" type="submit" aria-disabled={isSending}>
        Einspielen …
      </Button>
    </Form>
  );
}

function Done({ result }: { result: RestoreResult }) {
  return (
    <Form as="div" aria-live="polite">
      <p ref={focusAtBeginning} tabIndex={-1}>
        <strong>Fertig.</strong> Die Vereinsseite zeigt wieder den Stand von {formatDateTime(result.createdAt)} (
        {counted(result.rows, 'Eintrag', 'Einträge')}, {counted(result.pictures, 'Bild', 'Bilder')}).
      </p>
      <p>Bitte melde dich mit einem Konto aus der Sicherung neu an.</p>
      {/* Reload: this tab remembers state from before the restoration. */}
      <Button onClick={() => window.location.assign('/auth')}>Neu anmelden</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  label {
    font-weight: 600;
  }
`;

const Warning = styled.p`
  padding: var(--space-3) var(--space-4);
  border-left: 6px solid var(--color-brand);
  border-radius: var(--radius);
  background: var(--color-sunken);
`;

const Failure = styled.p`
  color: var(--color-danger);
  font-weight: 600;
`;
