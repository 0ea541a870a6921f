import type { ReactNode } from 'react';
import type { PageOf } from '@portal/api/contract';
import { styled } from 'styled-components';
import { Note } from '../layout.ts';

type CutNoteProps = { page: PageOf<unknown>; children: ReactNode };

/** Above a list without pages: that not all are here, and, as `children`, where the others are. */
export function CutNote({ page: { items, total }, children }: CutNoteProps) {
  if (total <= items.length) return null;
  return (
    <Apart>
      Hier stehen die ersten {items.length} von {total}. {children}
    </Apart>
  );
}

const Apart = styled(Note)`
  margin-bottom: var(--space-5);
`;
