import { styled } from 'styled-components';
import type { CategoryColor } from '../format/categories.ts';
import { Crest } from './Crest.tsx';
import { PitchLines } from './PitchLines.tsx';

type PicturePlaceholderProps = { color?: CategoryColor; aspectRatio?: string; className?: string };

/** Replaces a missing picture: the category's colour, the diagonal, pitch lines and the crest. */
export function PicturePlaceholder({ color = 'slate', aspectRatio = '16 / 9', className }: PicturePlaceholderProps) {
  return (
    <Ground $color={color} style={{ aspectRatio }} className={className} aria-hidden="true">
      <PitchLines />
      <Crest size="38%" />
    </Ground>
  );
}

const Ground = styled.div<{ $color: CategoryColor }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  place-items: center;
  width: 100%;
  color: #fff;
  background: linear-gradient(
    110deg,
    color-mix(in srgb, var(--color-category-${({ $color }) => $color}) 62%, #0b0f14) 58%,
    color-mix(in srgb, var(--color-category-${({ $color }) => $color}) 88%, #0b0f14) 58.2%
  );
  > svg:first-child {
    opacity: 0.2;
  }
`;
