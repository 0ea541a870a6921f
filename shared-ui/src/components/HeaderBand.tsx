import { styled } from 'styled-components';

/** The near-black band a page begins with, below the frame's header, with the club's colour at its lower edge. */
export const HeaderBand = styled.div`
  --color-focus: #fff;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: var(--color-frame);
  color: var(--color-on-frame);
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    right: 0;
    bottom: 0;
    width: clamp(120px, 34vw, 520px);
    height: clamp(12px, 2vw, 24px);
    background: linear-gradient(105deg, var(--color-brand) 86%, var(--color-second) 86.2%);
    clip-path: polygon(clamp(5px, 0.8vw, 9px) 0, 100% 0, 100% 100%, 0 100%);
  }
`;
