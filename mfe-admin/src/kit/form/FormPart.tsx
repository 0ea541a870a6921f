import { styled } from 'styled-components';

/** A part of a long form, with a heading (`<legend>`) and no frame. */
export const FormPart = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--space-2);
    padding: 0;
    font: var(--weight-display) var(--text-xl) / 1.1 var(--font-display);
  }
`;
