import { styled } from 'styled-components';

/** The questions before a report, as wide as its panel. */
export const ImportForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  width: 100%;
`;
