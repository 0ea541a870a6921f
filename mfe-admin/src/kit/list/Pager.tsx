import type { PageOf } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { counted } from '../counted.ts';

type PagerProps = Omit<PageOf<unknown>, 'items'> & { onTurn: (page: number) => void };

/** The current page of a list, and its neighbours. A button without a further page keeps the focus. */
export function Pager({ page, pages, total, moreFollow, onTurn }: PagerProps) {
  return (
    <Bar aria-label="Seiten">
      <output>
        Seite {page} von {pages} ({moreFollow && 'mehr als '}
        {counted(total, 'Eintrag', 'Einträge')})
      </output>
      {pages > 1 && (
        <div>
          <Button variant="secondary" aria-disabled={page <= 1} onClick={() => page > 1 && onTurn(page - 1)}>
            Zurück
          </Button>
          <Button variant="secondary" aria-disabled={page >= pages} onClick={() => page < pages && onTurn(page + 1)}>
            Weiter
          </Button>
        </div>
      )}
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-top: var(--space-4);
  color: var(--color-muted);
  font-size: var(--text-sm);
  > div {
    display: flex;
    gap: var(--space-2);
    color: var(--color-text);
  }
`;
