import { useId } from 'react';
import type { MediaUse } from '@portal/api/contract';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { placePath, placeWords } from './places.ts';

type PlacesProps = { title: string; /** Where there are none. */ none: string; uses: readonly MediaUse[] };

/** The places that use a picture or a document, each with a link. */
export function Places({ title, none, uses }: PlacesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {uses.length === 0 && <p>{none}</p>}
      <ul>
        {uses.map((use) => (
          <li key={use.kind + use.id}>
            <Place use={use} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({ use }: { use: MediaUse }) {
  const path = placePath(use);
  return path ? <Link to={path}>{placeWords(use)}</Link> : placeWords(use);
}

/** The column beside the form of a picture or a document: the file, its places and its actions. */
export const FileSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-4);
  overflow-wrap: anywhere;
  h2 {
    font-size: var(--text-lg);
  }
  li a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;
