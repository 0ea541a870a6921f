import { styled } from 'styled-components';

/** A part that opens when somebody wants it. */
export const Details = styled.details`
  width: 100%;
  summary {
    min-height: var(--touch);
    padding-block: var(--space-2);
    font-weight: 600;
  }
  li {
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-line);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
`;
