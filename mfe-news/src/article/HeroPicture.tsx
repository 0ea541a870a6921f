import type { Picture as StoredPicture } from '@portal/api/contract';
import { Picture } from '@portal/shared-ui';
import { styled } from 'styled-components';

/**
 * Wider pictures are cut to 21:9, those taller than 4:3 are shown whole on their own colour, because posters contain
 * text.
 */
const WIDEST = 21 / 9;
const TALLEST = 4 / 3;

/** Pictures smaller than this, in px, are not blown up to the page's width. */
const SMALLEST = 640;

/** The picture an article opens with, in its own shape where that is a wide one. */
export function HeroPicture({ src, image }: { src: string; image: StoredPicture | null }) {
  if (!image) return <Rounded src={src} alt="" aspectRatio="16 / 9" loading="eager" sizes={sizes} />;
  const ratio = image.width / image.height;
  return (
    <Rounded
      src={src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      color={image.color}
      aspectRatio={String(Math.min(Math.max(ratio, TALLEST), WIDEST))}
      objectFit={ratio < TALLEST ? 'contain' : 'cover'}
      loading="eager"
      sizes={sizes}
      $maxWidth={Math.max(image.width, SMALLEST)}
    />
  );
}

const sizes = '(min-width: 1240px) 1240px, 100vw';

const Rounded = styled(Picture)<{ $maxWidth?: number }>`
  ${({ $maxWidth }) => $maxWidth && `max-width: min(100%, ${$maxWidth}px);`}
  margin-inline: auto;
  border-radius: var(--radius);
  box-shadow: var(--shadow-raised);
`;
