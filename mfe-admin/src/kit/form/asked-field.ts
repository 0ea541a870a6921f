import { styled } from 'styled-components';

/** A label above the control, and its error below. */
export const AskedField = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  min-width: 0;
  > label {
    font-weight: 650;
  }
  [aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }
`;
