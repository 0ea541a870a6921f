import { useId, useState } from 'react';
import type { CreatedSectionToken, SectionToken } from '@portal/api/contract';
import { Button, ErrorArea, formatDate, formatDateTime, Skeleton, TextInput } from '@portal/shared-ui';
import { copyText } from '../../kit/copy-text.ts';
import { confirm } from '../../kit/dialog/confirm.ts';
import { Stack } from '../../kit/layout.ts';
import { LateDetails } from '../../kit/Panel.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { EntryLine } from './EntryLine.ts';
import { createToken, endToken, useTokens } from './modules-api.ts';
import { InputRow, NewEntryForm } from './NewEntryForm.tsx';
import { useModuleWork } from './use-module-work.ts';

/** The tokens that a section is released with from another repository. */
export function SectionTokens({ section }: { section: string }) {
  return (
    <LateDetails summary="Token für Veröffentlichungen">
      <TokenList section={section} />
    </LateDetails>
  );
}

/** Makes and ends tokens of a section, which may have no release yet. */
export function TokenList({ section }: { section: string }) {
  const { data, error, reload } = useTokens(section);
  const [created, setCreated] = useState<CreatedSectionToken>();
  const { isBusy, change } = useModuleWork();
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="text" />;

  const handleCreate = (name: string) =>
    change(async () => {
      setCreated(await createToken(section, name));
      return undefined;
    });
  const handleEnd = async ({ id, name }: SectionToken) => {
    const isSure = await confirm({
      title: `Token „${name}“ beenden?`,
      text: 'Wer es benutzt, kann damit nichts mehr veröffentlichen. Das lässt sich nicht zurücknehmen.',
      confirmLabel: 'Beenden',
    });
    if (!isSure) return;
    await change(async () => {
      await endToken(section, id);
      return `Token „${name}“ beendet.`;
    });
  };

  return (
    <Stack $gap={4}>
      {created && <NewToken created={created} />}
      {data.length > 0 && (
        <ul>
          {data.map((token) => (
            <EntryLine key={token.id}>
              <span>
                <strong>{token.name}</strong>
                <br />
                {stateText(token)}, von {token.createdBy}
              </span>
              {!token.endedAt && (
                <Button
                  variant="quiet"
                  aria-disabled={isBusy}
                  aria-label={`Token ${token.name} beenden`}
                  onClick={passesFocus(() => handleEnd(token))}
                >
                  Beenden
                </Button>
              )}
            </EntryLine>
          ))}
        </ul>
      )}
      <NewEntryForm
        label="Wofür ist das neue Token?"
        button="Token anlegen"
        input={{ maxLength: 60 }}
        isBusy={isBusy}
        onAdd={handleCreate}
      />
    </Stack>
  );
}

function stateText({ endedAt, expiresAt, lastUsedAt }: SectionToken): string {
  if (endedAt) return `beendet am ${formatDate(endedAt)}`;
  const used = lastUsedAt ? `zuletzt benutzt ${formatDateTime(lastUsedAt)}` : 'noch nie benutzt';
  return `gilt bis ${formatDate(expiresAt)}, ${used}`;
}

function NewToken({ created: { name, token } }: { created: CreatedSectionToken }) {
  const id = useId();
  return (
    <div aria-live="polite">
      <label htmlFor={id}>Token „{name}“</label>
      <InputRow>
        <TextInput id={id} readOnly value={token} onFocus={(event) => event.target.select()} />
        <Button onClick={() => copyText(token, 'Token kopiert.')}>Token kopieren</Button>
      </InputRow>
      <small>
        Es wird nur jetzt angezeigt. Wer es hat, veröffentlicht dieses Modul; dessen Code läuft in allen Seiten und auf
        dem Server.
      </small>
    </div>
  );
}
