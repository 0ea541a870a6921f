import { VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';

type ResultCountProps = { page: number; pages: number; total: number; hasItems: boolean };

/** 'Seite X von Y (N Artikel)'; every change of it is read out to those who do not see the list change. */
export function ResultCount({ page, pages, total, hasItems }: ResultCountProps) {
  return (
    <>
      {hasItems && (
        <Summary>
          Seite {page} von {pages} ({total} Artikel)
        </Summary>
      )}
      <VisuallyHidden as="output">
        {total} Artikel gefunden{pages > 1 ? `, Seite ${page}` : ''}
      </VisuallyHidden>
    </>
  );
}

const Summary = styled.p`
  margin-bottom: var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;
