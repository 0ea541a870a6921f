import { useCallback, useSyncExternalStore } from 'react';
import type { Album } from '@portal/api/contract';
import { EmptyState, Picture } from '@portal/shared-ui';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { albumPath, PICTURE_PARAMETER } from './album-path.ts';
import { Lightbox } from './Lightbox.tsx';

/** Pictures that are fetched at once, because they are seen first. */
const FIRST_ROW = 2;

/** An album's pictures as a grid; the address names the one that is shown large, so that going back closes it. */
export function PictureGrid({ album: { slug, title, pictures } }: { album: Album }) {
  const navigate = useNavigate();
  const open = useOpenPicture(pictures.length);
  const handleSelect = useCallback(
    (index: number) => void navigate(albumPath(slug, index + 1), { replace: true }),
    [navigate, slug],
  );

  if (pictures.length === 0) return <EmptyState title="Noch keine Bilder in diesem Album" />;
  return (
    <>
      <Grid>
        {pictures.map(({ url, alt, caption, width, height, color }, index) => (
          <li key={url}>
            <Link to={albumPath(slug, index + 1)} aria-label={`Bild ${index + 1} vergrößern: ${caption || alt}`}>
              <Picture
                src={url}
                alt={alt}
                width={width}
                height={height}
                color={color}
                aspectRatio="3 / 2"
                sizes="(min-width: 1240px) 400px, (min-width: 640px) 33vw, 50vw"
                loading={index < FIRST_ROW ? 'eager' : 'lazy'}
              />
            </Link>
          </li>
        ))}
      </Grid>
      {open !== undefined && (
        <Lightbox
          title={title}
          pictures={pictures}
          first={open}
          onSelect={handleSelect}
          onClose={() => void navigate(albumPath(slug), { replace: true })}
        />
      )}
    </>
  );
}

/** Index of the picture the address names; only in the browser, as the server's page is the same for all pictures. */
function useOpenPicture(count: number): number | undefined {
  const [query] = useSearchParams();
  const picture = Number(query.get(PICTURE_PARAMETER));
  const open = Number.isInteger(picture) && picture >= 1 && picture <= count ? picture - 1 : undefined;
  // Unlike `useHydrated`, it renders the pictures a second time only if one of them is open.
  return useSyncExternalStore(
    neverChanges,
    () => open,
    () => undefined,
  );
}

const neverChanges = () => () => undefined;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);

  a {
    display: block;
    overflow: hidden;
    border-radius: var(--radius);
  }

  a:hover img {
    transform: scale(1.03);
  }

  img {
    transition: transform var(--motion) var(--ease);
  }

  @media (min-width: 640px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
  }
`;
