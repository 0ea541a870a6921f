import { useState, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { imageSource } from './optimized-image.ts';
import { useNearWindow } from './use-near-window.ts';

/** px from the window at which a lazy picture is fetched (specification, section 9 "Images"). */
const LAZY_MARGIN = 200;
/** Until then: a transparent pixel, so that the element keeps its box. */
const NOTHING_YET = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type PictureProps = {
  src: string;
  alt: string;
  /** The stored picture's size in px; without it give `aspectRatio`. */
  width?: number;
  height?: number;
  /** `width / height` of the box, such as `16 / 9`; the picture's own when left out. */
  aspectRatio?: string;
  objectFit?: 'cover' | 'contain';
  /** How wide it is shown, as in `<img sizes>`; with it the picture is offered in several widths. */
  sizes?: string;
  /** eager: visible at first sight; fetched with high priority. */
  loading?: 'lazy' | 'eager';
  /** Shown until the picture is there, `#rrggbb`. */
  color?: string;
  className?: string;
};

/**
 * A picture that keeps its place. On failure it falls back once to its original address, then says „Bild konnte nicht
 * geladen werden" (specification, section 8).
 */
export function Picture({ src, ...rest }: PictureProps) {
  return <PictureAttempt key={src} src={src} {...rest} />;
}

type Attempt = 'optimized' | 'original' | 'failed';

function PictureAttempt({
  src,
  alt,
  width,
  height,
  aspectRatio,
  objectFit,
  sizes,
  loading = 'lazy',
  color,
  className,
}: PictureProps) {
  const [attempt, setAttempt] = useState<Attempt>('optimized');
  const { isNear, watch } = useNearWindow(LAZY_MARGIN);
  const isWanted = isNear || loading === 'eager';
  const optimized = imageSource(src, { ...(width && { width }), responsive: sizes !== undefined });
  const box: CSSProperties = {
    aspectRatio: aspectRatio ?? (width && height ? `${width} / ${height}` : '16 / 9'),
    ...(color && { backgroundColor: color }),
    ...(objectFit && { objectFit }),
  };
  const handleFailure = () => setAttempt(attempt === 'optimized' && optimized.src !== src ? 'original' : 'failed');

  if (attempt === 'failed') {
    return (
      <Failure className={className} style={{ aspectRatio: box.aspectRatio }}>
        Bild konnte nicht geladen werden
      </Failure>
    );
  }
  const sources = { optimized: { ...optimized, sizes }, original: { src } };
  return (
    <Image
      key={attempt}
      ref={(image) => {
        if (image && !isWanted) return watch(image);
        // A picture of the server's HTML may have failed before React listened.
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) handleFailure();
        return undefined;
      }}
      {...(isWanted ? sources[attempt] : { src: NOTHING_YET })}
      alt={alt}
      width={width}
      height={height}
      loading={loading}
      decoding="async"
      fetchPriority={loading === 'eager' ? 'high' : undefined}
      className={className}
      style={box}
      onError={handleFailure}
    />
  );
}

const Image = styled.img`
  width: 100%;
  height: auto;
  background: var(--color-sunken);
  object-fit: cover;
  color: transparent;
`;

const Failure = styled.p`
  display: grid;
  place-items: center;
  width: 100%;
  padding: var(--space-4);
  background: var(--color-sunken);
  color: var(--color-muted);
  font-size: var(--text-sm);
  text-align: center;
`;
