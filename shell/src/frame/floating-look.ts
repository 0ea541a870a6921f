import { css } from 'styled-components';

/** A square button that floats over the page, 48 px; its user places it. */
export const floatingLook = css`
  --color-focus: #fff;
  position: fixed;
  z-index: var(--z-floating);
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--radius);
  background: var(--color-frame);
  color: var(--color-on-frame);
  box-shadow:
    0 0 0 1px var(--color-frame-line),
    var(--shadow-raised);
  &:hover {
    --color-focus: var(--color-on-brand);
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
  &:focus-visible {
    outline-offset: -5px;
  }
`;

/** The height that a floating button takes at the window's bottom edge: text there stays above it. */
export const floatingSpace = 'calc(48px + var(--space-4) + max(var(--space-4), env(safe-area-inset-bottom)))';
