import { useId, useState, type FormEvent } from 'react';
import type { SectionKey } from '@portal/api/contract';
import { Button, ErrorArea, formatDate, Skeleton, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { confirm } from '../../kit/dialog/confirm.ts';
import { Note, Stack } from '../../kit/layout.ts';
import { LateDetails } from '../../kit/Panel.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { EntryLine } from './EntryLine.ts';
import { addKey, endKey, useKeys } from './modules-api.ts';
import { useModuleWork } from './use-module-work.ts';

/** A public Ed25519 key, as `section-kit keys` prints it. */
const PUBLIC_KEY = /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/;

/** The keys that a section's releases are signed for. */
export function SectionKeys({ section }: { section: string }) {
  return (
    <LateDetails summary="Schlüssel für Unterschriften">
      <KeyList section={section} />
    </LateDetails>
  );
}

function KeyList({ section }: { section: string }) {
  const { data, error, reload } = useKeys(section);
  const { isBusy, change } = useModuleWork();
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="text" />;
  const counting = data.filter(({ endedAt }) => endedAt === null);

  const handleAdd = (name: string, publicKey: string) =>
    change(async () => {
      await addKey(section, { name, publicKey });
      return `Schlüssel „${name}“ gespeichert.`;
    });
  const handleEnd = async ({ id, name }: SectionKey) => {
    const isSure = await confirm({
      title: `Schlüssel „${name}“ beenden?`,
      text:
        counting.length > 1
          ? 'Was damit unterschrieben ist, kommt nicht mehr auf die Website. Was dort ist, bleibt. Das lässt sich nicht zurücknehmen.'
          : 'Es ist der letzte: danach kommen auch Versionen ohne Unterschrift auf die Website. Das lässt sich nicht zurücknehmen.',
      confirmLabel: 'Beenden',
    });
    if (!isSure) return;
    await change(async () => {
      await endKey(section, id);
      return `Schlüssel „${name}“ beendet.`;
    });
  };

  return (
    <Stack $gap={4}>
      <Note>
        {counting.length > 0
          ? 'Neue Versionen kommen nur auf die Website, wenn sie mit einem dieser Schlüssel unterschrieben sind.'
          : 'Ohne Schlüssel muss nichts unterschrieben sein.'}
      </Note>
      {data.length > 0 && (
        <ul>
          {data.map((key) => (
            <EntryLine key={key.id}>
              <span>
                <strong>{key.name}</strong>
                <br />
                {key.endedAt ? `beendet am ${formatDate(key.endedAt)}` : `seit ${formatDate(key.createdAt)}`}, von{' '}
                {key.createdBy}
                <br />
                <code>{key.publicKey}</code>
              </span>
              {!key.endedAt && (
                <Button
                  variant="quiet"
                  aria-disabled={isBusy}
                  aria-label={`Schlüssel ${key.name} beenden`}
                  onClick={passesFocus(() => handleEnd(key))}
                >
                  Beenden
                </Button>
              )}
            </EntryLine>
          ))}
        </ul>
      )}
      <NewKeyForm isBusy={isBusy} onAdd={handleAdd} />
    </Stack>
  );
}

type NewKeyFormProps = { isBusy: boolean; onAdd: (name: string, publicKey: string) => Promise<boolean> };

function NewKeyForm({ isBusy, onAdd }: NewKeyFormProps) {
  const id = useId();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The file of a key has a line above and one below it.
    const publicKey = text.replaceAll(/-----[A-Z ]{1,30}-----|\s/g, '');
    const isKey = PUBLIC_KEY.test(publicKey);
    setIsWrong(!isKey);
    if (!isKey || !name.trim()) return;
    void onAdd(name.trim(), publicKey).then((isAdded) => {
      if (!isAdded) return;
      setName('');
      setText('');
    });
  };
  return (
    <Form onSubmit={handleSubmit}>
      <label htmlFor={`${id}-name`}>Wer unterschreibt mit dem neuen Schlüssel?</label>
      <TextInput
        id={`${id}-name`}
        required
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <label htmlFor={`${id}-key`}>Öffentlicher Schlüssel (Ed25519)</label>
      <TextInput
        id={`${id}-key`}
        required
        spellCheck={false}
        autoCapitalize="none"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isWrong && <Note id={`${id}-wrong`}>Das ist keiner; „npx section-kit keys“ macht einen und zeigt ihn.</Note>}
      <Button type="submit" variant="secondary" aria-disabled={isBusy}>
        Schlüssel speichern
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  input {
    width: 100%;
    min-width: 0;
  }
`;
