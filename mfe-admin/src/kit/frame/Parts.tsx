import { styled } from 'styled-components';

/** Sections of a screen below each other. */
export const Parts = styled.div`
  display: grid;
  gap: var(--space-10);
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-xl);
  }
  section > p {
    max-width: 30.8em;
    margin-bottom: var(--space-4);
    color: var(--color-muted);
  }
`;
