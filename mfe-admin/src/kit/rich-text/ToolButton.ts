import { styled } from 'styled-components';

/** A button of the editor's toolbar; `data-sign` is what it shows when its name is longer. */
export const ToolButton = styled.button`
  &[data-sign]::before {
    content: attr(data-sign);
  }
  min-width: var(--touch);
  min-height: var(--touch);
  padding-inline: var(--space-2);
  border-radius: var(--radius);
  font-size: var(--text-sm);
  font-weight: 700;
  &[data-sign] {
    font-size: inherit;
  }
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-pressed='true'] {
    background: var(--color-text);
    color: var(--color-surface);
  }
`;
