import { styled } from 'styled-components';
import type { CategoryColor } from '../format/categories.ts';
import { Crest } from './Crest.tsx';
import { PitchLines } from './PitchLines.tsx';

type PicturePlaceholderProps = {
  color?: CategoryColor;
  /** Another colour, as CSS. */
  ground?: string | undefined;
  aspectRatio?: string;
  className?: string;
};

/** Replaces a missing picture: the category's colour or the club's, the diagonal, pitch lines and the crest. */
export function PicturePlaceholder({ color, ground, aspectRatio = '16 / 9', className }: PicturePlaceholderProps) {
  return (
    <Ground
      $color={ground ?? (color ? `var(--color-category-${color})` : 'var(--color-brand)')}
      style={{ aspectRatio }}
      className={className}
      aria-hidden="true"
    >
      <PitchLines />
      <Emblem>
        <Crest size="100%" />
      </Emblem>
    </Ground>
  );
}

const Ground = styled.div<{ $color: string }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  container-type: inline-size;
  width: 100%;
  color: #fff;
  background: linear-gradient(
    110deg,
    color-mix(in srgb, ${({ $color }) => $color} 62%, #0b0f14) 58%,
    color-mix(in srgb, ${({ $color }) => $color} 88%, #0b0f14) 58.2%
  );
  > svg:first-child {
    opacity: 0.2;
  }
`;

/*
 * Its size depends on the width, so that it is equal in all rows of a list; above the middle, where no words lie on it.
 */
const Emblem = styled.div`
  position: absolute;
  top: 42%;
  left: 50%;
  display: grid;
  grid-template-rows: 100%; /* Of a row as high as its content a crest is as high as it comes. */
  place-items: center;
  width: 70cqw;
  height: clamp(44px, 28cqw, 132px);
  translate: -50% -50%;
`;
