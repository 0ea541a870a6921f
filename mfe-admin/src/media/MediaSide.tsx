import { useState } from 'react';
import type { MediaDetail, MediaUse } from '@portal/api/contract';
import { Button, formatDateTime, Picture, showToast } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { failureText } from '../failure-text.ts';
import { confirm } from '../frame/confirm.ts';
import { deleteMedia, usesOf } from './media-api.ts';
import { fileSize, placeWords } from './media-words.ts';
import { ReplaceButton } from './ReplaceButton.tsx';

type MediaSideProps = { item: MediaDetail; onChange: () => void; onDeleted: () => void };

/** The picture itself: where it is shown, another file for it, and deleting. */
export function MediaSide({ item, onChange, onDeleted }: MediaSideProps) {
  const [isBusy, setIsBusy] = useState(false);

  const remove = async () => {
    if (isBusy || !(await askToDelete(item.usedIn))) return;
    setIsBusy(true);
    try {
      await deleteMedia(item.id, item.usedIn.length > 0).catch(async (error: unknown) => {
        // Somebody has used it since this page was opened.
        const uses = usesOf(error);
        if (!uses || !(await askToDelete(uses))) throw error;
        await deleteMedia(item.id, true);
      });
      showToast({ title: 'Bild gelöscht.' });
      onDeleted();
    } catch (error) {
      showToast({ title: 'Nicht gelöscht', description: failureText(error), variant: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Side>
      <Picture src={item.url} alt={item.alt} width={item.width} height={item.height} color={item.color} />
      <p>
        {item.width} × {item.height} Bildpunkte, {fileSize(item.bytes)}
        <br />
        Hochgeladen am {formatDateTime(item.createdAt)}
        {item.uploadedBy && ` von ${item.uploadedBy}`}
      </p>
      <Places uses={item.usedIn} />
      <Actions>
        <ReplaceButton item={item} onReplaced={onChange} />
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void remove()}>
          Bild löschen
        </Button>
      </Actions>
    </Side>
  );
}

function Places({ uses }: { uses: readonly MediaUse[] }) {
  return (
    <section aria-labelledby="places">
      <h2 id="places">Wo verwendet</h2>
      {uses.length === 0 && <p>Nirgends. Das Bild kann gelöscht werden, ohne dass etwas fehlt.</p>}
      <ul>
        {uses.map((use) => (
          <li key={use.kind + use.id}>{placeWords(use)}</li>
        ))}
      </ul>
    </section>
  );
}

function askToDelete(uses: readonly MediaUse[]): Promise<boolean> {
  if (uses.length === 0)
    return confirm({
      title: 'Dieses Bild löschen?',
      text: 'Das lässt sich nicht rückgängig machen.',
      confirmLabel: 'Löschen',
    });
  return confirm({
    title: 'Das Bild wird noch gezeigt',
    text: `${uses.map(placeWords).join(', ')}. Beim Löschen verschwindet es auch dort, und das lässt sich nicht rückgängig machen.`,
    confirmLabel: 'Überall entfernen und löschen',
    cancelLabel: 'Behalten',
  });
}

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  > p {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  > img {
    max-height: 60vh;
    border-radius: var(--radius);
    object-fit: contain;
  }
  h2 {
    font-size: var(--text-lg);
  }
  section ul {
    padding-left: 1.2em;
    list-style: disc;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
