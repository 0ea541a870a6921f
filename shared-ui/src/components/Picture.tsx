import { useEffect, useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { styled } from 'styled-components';
import { hasFailed as hasPictureFailed, PICTURE_FAILED } from './failed-picture.ts';
import { imageSource } from '../document/optimized-image.ts';
import { NOTHING_YET, watchPicture } from './watch-picture.ts';

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
  /** eager: visible at first sight; fetched with high priority. lazy: 200 px before it is seen. */
  loading?: 'lazy' | 'eager';
  /** Shown until the picture is there, `#rrggbb`. */
  color?: string;
  className?: string;
};

/**
 * A picture that keeps its place. On failure it falls back once to its original address, then says „Bild konnte nicht
 * geladen werden“ (docs/specification.md#8-error-catalogue); once the connection is back it is tried again.
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
  const isServed = useIsServed();
  const optimized = imageSource(src, { ...(width && { width }), responsive: sizes !== undefined });
  const box: CSSProperties = {
    aspectRatio: aspectRatio ?? (width && height ? `${width} / ${height}` : '16 / 9'),
    ...(color && { backgroundColor: color }),
    ...(objectFit && { objectFit }),
  };
  const hasFailed = attempt === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const tryAgain = () => setAttempt('optimized');
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [hasFailed]);
  const handleFailure = () => setAttempt(attempt === 'optimized' && optimized.src !== src ? 'original' : 'failed');

  if (hasFailed) {
    return (
      <Failure className={className} style={{ aspectRatio: box.aspectRatio }}>
        {PICTURE_FAILED}
      </Failure>
    );
  }
  const isLate = loading === 'lazy' && attempt === 'optimized';
  const late = { src: NOTHING_YET, 'data-src': optimized.src, 'data-srcset': optimized.srcSet, sizes };
  const sources = { optimized: isLate ? late : { ...optimized, sizes }, original: { src } };
  const look = { alt, width, height, loading, decoding: 'async' as const, className, style: box };
  return (
    <>
      <Image
        key={attempt}
        ref={(image) => {
          if (!image) return;
          watchPicture(image);
          // A picture of the server's HTML may have failed before React listened.
          if (hasPictureFailed(image)) handleFailure();
        }}
        {...sources[attempt]}
        {...look}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
        // A picture near the window is loaded before React comes.
        suppressHydrationWarning={isLate}
        onError={handleFailure}
      />
      {isLate && isServed && (
        <noscript>
          <Image src={optimized.src} {...look} />
        </noscript>
      )}
    </>
  );
}

/**
 * Whether the server has rendered this: what React adds later needs no `<noscript>`. Unlike `useHydrated`, it says the
 * same afterwards, so that no picture is rendered twice.
 */
function useIsServed(): boolean {
  const isServed = useRef(false);
  return useSyncExternalStore(
    neverChanges,
    () => isServed.current,
    () => (isServed.current = true),
  );
}

const neverChanges = () => () => undefined;

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
