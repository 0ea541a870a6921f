import { styled } from 'styled-components';

/** A file input big enough for a thumb; with `type="file"`. */
export const FileInput = styled.input`
  width: 100%;
  min-height: 48px;
  padding: var(--space-2);
  border: 1px dashed var(--color-control);
  border-radius: var(--radius);
  &::file-selector-button {
    min-height: 36px;
    margin-right: var(--space-3);
    padding: 0 var(--space-4);
    border: 1px solid var(--color-control);
    border-radius: var(--radius);
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
`;
