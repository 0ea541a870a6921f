import { raised } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** Parts below each other; `$gap` is a step on the scale of spaces. */
export const Stack = styled.div<{ $gap?: 2 | 3 | 4 | 5 | 6 | 8 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $gap = 4 }) => $gap});
`;

/** A preview and, beside it if there is room, its form. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-8);

  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;

/** Buttons and links beside each other. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** A sentence that explains, with less weight than the text. */
export const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

/** Rows, each with its actions at the end. */
export const ActionRows = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 760px;
  margin-bottom: var(--space-4);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius);
    background: var(--color-surface);
  }
  small {
    display: block;
  }
`;

/** Ways to go on, each a card: an icon or a chevron beside a word and its explanation. */
export const LinkCards = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: 760px;
  a {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    min-height: 72px;
    padding: var(--space-4) var(--space-5);
    ${raised}
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    box-shadow: var(--shadow-raised);
  }
  span {
    display: grid;
    flex: 1;
  }
  svg {
    flex: none;
  }
`;
