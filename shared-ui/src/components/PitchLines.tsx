import { styled } from 'styled-components';

/**
 * A football pitch as a faint line drawing behind its positioned parent (true to scale: 1 unit = 1 dm). It takes the
 * current text colour; set `isolation: isolate` on the parent.
 */
export function PitchLines() {
  return (
    <Lines viewBox="0 0 1050 680" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path
        vectorEffect="non-scaling-stroke"
        d="M0 0h1050v680H0zM525 0v680M525 248.5a91.5 91.5 0 1 0 0 183 91.5 91.5 0 0 0 0-183M0 138.5h165v403H0M1050 138.5H885v403h165M0 248h55v184H0m1050-184h-55v184h55M165 267a91.5 91.5 0 0 1 0 146m720-146a91.5 91.5 0 0 0 0 146M523 338h4v4h-4zM108 338h4v4h-4zm830 0h4v4h-4z"
      />
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
  stroke-width: 2px;
  opacity: 0.1;
  pointer-events: none;
`;
