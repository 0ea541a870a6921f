import { styled } from 'styled-components';

/**
 * Half a football pitch as a faint line drawing behind its positioned parent (true to scale: 1 unit = 1 dm). It takes
 * the current text colour; set `isolation: isolate` on the parent.
 */
export function PitchLines() {
  return (
    <Lines viewBox="0 0 680 525" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0h680v525H0zM138.5 525V360h403v165M248 525v-55h184v55M267 360a91.5 91.5 0 0 1 146 0M248.5 0a91.5 91.5 0 0 0 183 0" />
      <path d="M338 415h4M338 0h4M0 515a10 10 0 0 1 10 10M670 525a10 10 0 0 1 10-10" />
    </Lines>
  );
}

const Lines = styled.svg`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;
  opacity: 0.09;
  pointer-events: none;
`;
