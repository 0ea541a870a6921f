import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { pageNumbers } from './page-numbers.ts';

type PaginationProps = { page: number; pages: number; pathOf: (page: number) => string; onTurn: () => void };

/**
 * Links to the other pages of a list; they work without JavaScript. `onTurn` is called when one is followed in place.
 */
export function Pagination({ page, pages, pathOf, onTurn }: PaginationProps) {
  const handleClick = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) onTurn();
  };
  return (
    <Nav aria-label="Seiten" data-noprint="" onClick={handleClick}>
      {page > 1 ? (
        <Step to={pathOf(page - 1)} rel="prev">
          Zurück
        </Step>
      ) : (
        <span />
      )}
      <Numbers>
        {pageNumbers(page, pages).map(({ number, isFar }, index) => (
          <Entry key={number ?? `gap ${index}`} $isFar={isFar}>
            {number === null ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <NumberLink
                to={pathOf(number)}
                aria-label={`Seite ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </NumberLink>
            )}
          </Entry>
        ))}
      </Numbers>
      {page < pages && (
        <Step to={pathOf(page + 1)} rel="next">
          Weiter
        </Step>
      )}
    </Nav>
  );
}

const Nav = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-3);
  margin-top: var(--space-12);

  /* On phones the steps are as wide as they can be; where there is only one, it has the row. */
  @media (max-width: 599px) {
    grid-template-columns: 1fr 1fr;

    > span {
      display: none;
    }

    > a:only-of-type {
      grid-column: 1 / -1;
    }
  }
`;

const Numbers = styled.ul`
  display: flex;
  justify-content: center;
  gap: var(--space-1);

  @media (max-width: 599px) {
    grid-column: 1 / -1;
    grid-row: 1;
  }
`;

const Entry = styled.li<{ $isFar: boolean }>`
  ${({ $isFar }) => $isFar && 'display: none;'}

  @media (min-width: 600px) {
    display: block;
  }
`;

const target = css`
  display: grid;
  place-items: center;
  min-width: var(--touch);
  min-height: var(--touch);
  border-radius: var(--radius);
  color: var(--color-text);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
`;

const NumberLink = styled(Link)`
  ${target}

  &:hover {
    background: var(--color-sunken);
  }

  &[aria-current] {
    background: var(--color-brand);
    color: var(--color-on-brand);
    box-shadow: inset 0 0 0 1px var(--color-brand-edge);
  }
`;

const Gap = styled.span`
  ${target}
`;

const Step = styled(Link)`
  ${target}
  padding: 0 var(--space-5);
  background: var(--color-sunken);

  @media (min-width: 600px) {
    &[rel='prev'] {
      justify-self: start;
    }

    &[rel='next'] {
      grid-column: -2;
      justify-self: end;
    }
  }

  &:hover {
    box-shadow: inset 0 0 0 2px var(--color-control);
  }
`;
