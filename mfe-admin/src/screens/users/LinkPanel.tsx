import { useId } from 'react';
import type { OneTimeLink } from '@portal/api/contract';
import { Button, formatDateTime, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { mailTexts } from './user-words.ts';
import { copyText } from '../../kit/copy-text.ts';

type LinkPanelProps = { link: OneTimeLink; name: string };

/** A new one-time link: sent, or to be handed over. It is shown this once. */
export function LinkPanel({ link, name }: LinkPanelProps) {
  const id = useId();
  const { url } = link;
  return (
    <Panel aria-live="polite">
      <p>{mailTexts[link.mail]}</p>
      {url && (
        <>
          <label htmlFor={id}>Link für {name}</label>
          <Row>
            <TextInput id={id} readOnly value={url} onFocus={(event) => event.target.select()} />
            <Button onClick={() => copyText(url, 'Link kopiert.', 'Bitte den Link von Hand markieren.')}>
              Link kopieren
            </Button>
          </Row>
        </>
      )}
      <small>
        Der Link gilt einmal und bis {formatDateTime(link.expiresAt)}.
        {url && ' Er wird nur jetzt angezeigt; wer ihn hat, kann das Passwort festlegen.'}
      </small>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 760px;
  padding: var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
  label {
    font-weight: 650;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  input {
    flex: 1 1 240px;
    min-width: 0;
  }
`;
