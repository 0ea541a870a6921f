import { styled } from 'styled-components';

/** Parts below each other; `$gap` is a step on the scale of spaces. */
export const Stack = styled.div<{ $gap?: 2 | 3 | 4 | 5 | 6 | 8 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-${({ $gap = 4 }) => $gap});
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
