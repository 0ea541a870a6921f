import { css, styled } from 'styled-components';

const field = css`
  width: 100%;
  min-height: 48px;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &:hover {
    border-color: var(--color-text);
  }
  &:focus-visible {
    border-radius: var(--radius);
    outline-offset: 0;
  }
`;

/** A one-line text field, 48 px high; give it a label. */
export const TextInput = styled.input`
  ${field}
`;

/** A text field of several lines that grows with its text where the browser can; give it a label. */
export const TextArea = styled.textarea`
  ${field}
  min-height: 180px;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
`;

/** The browser's own choice list in the site's look; give it a label. */
export const Select = styled.select`
  ${field}
  appearance: none;
  padding-right: var(--space-10);
  background-image:
    linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-position:
    right 22px center,
    right 16px center;
  background-size: 6px 6px;
  background-repeat: no-repeat;
  text-overflow: ellipsis;
`;
