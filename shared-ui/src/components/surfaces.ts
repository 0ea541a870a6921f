import { css } from 'styled-components';

/** Elements raised above the page, without a border. */
export const raised = css`
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
`;

/** A ground for `PitchLines`, cut at its rounded corners. */
export const pitchGround = css`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  border-radius: var(--radius);
`;

/** The same in the near-black of the frame. */
export const darkPitchGround = css`
  ${pitchGround}
  --color-focus: #fff;
  background: var(--color-frame);
  color: var(--color-on-frame);
`;
