import { css } from 'styled-components';

/**
 * The home page's opening: fixed, so that nothing below moves when fonts and pictures arrive; longer words make it
 * taller.
 */
export const heroHeight = css`
  min-height: 500px;

  @media (min-width: 768px) {
    min-height: clamp(480px, 64svh, 680px);
  }

  /* On a phone held sideways its button is in the first window. */
  @media (max-height: 479px) {
    min-height: calc(100svh - var(--header-height));
  }
`;
