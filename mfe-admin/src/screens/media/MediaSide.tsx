import type { ReactNode } from 'react';
import type { MediaDetail, MediaUse } from '@portal/api/contract';
import { formatDateTime, Picture } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { mediaKind } from '../../kit/picture/media-kind.ts';
import { fileSize, placePath, placeWords } from '../../kit/picture/media-words.ts';
import { ReplaceButton } from './ReplaceButton.tsx';

type MediaSideProps = { item: MediaDetail; deleteButton: ReactNode };

/** The picture itself: where it is shown, another file for it, and deleting. */
export function MediaSide({ item, deleteButton }: MediaSideProps) {
  const { refresh } = useWriter(mediaKind);
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
        <ReplaceButton item={item} onReplaced={refresh} />
        {deleteButton}
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
          <li key={use.kind + use.id}>
            <PlaceLink use={use} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlaceLink({ use }: { use: MediaUse }) {
  const path = placePath(use);
  return path ? <Link to={path}>{placeWords(use)}</Link> : placeWords(use);
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
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
