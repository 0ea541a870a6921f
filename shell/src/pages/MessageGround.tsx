import { styled } from 'styled-components';

/**
 * The dark ground of a page that only explains why there is no other: a whole window high, cut by the club's colour.
 */
export const MessageGround = styled.div`
  --color-focus: #fff;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  min-height: 100vh;
  background: var(--color-frame);
  color: var(--color-on-frame);
  @media (min-width: 768px) {
    background-image: linear-gradient(-70deg, var(--color-brand) 22%, transparent 22.1%);
  }
  p {
    margin-block: var(--space-3) var(--space-6);
    color: var(--color-on-frame-muted);
    font-size: var(--text-lg);
  }
`;
