import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Container, EmptyState, ErrorArea, PageHeader, PageMeta, Skeleton, usePageTexts } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ALBUM_PARAMETER } from './album-path.ts';
import { AlbumView } from './AlbumView.tsx';
import { useAlbums } from '../club-api.ts';
import { AlbumCard } from './AlbumCard.tsx';

/** Cards that the first screen shows. */
const AT_FIRST_SIGHT = 3;

/** `/mannschaftsfotos`: all albums, or the one the address names. */
export function AlbumsPage() {
  const [query] = useSearchParams();
  const slug = query.get(ALBUM_PARAMETER);
  useTopOfAlbum(slug);
  return slug ? <AlbumView key={slug} slug={slug} /> : <AlbumList />;
}

/**
 * To its readers an album is a page of its own: it begins at the top, though to the frame only the query has changed.
 */
function useTopOfAlbum(slug: string | null): void {
  const shown = useRef(slug);
  useEffect(() => {
    if (shown.current === slug) return;
    shown.current = slug;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [slug]);
}

/** All albums, newest first. */
function AlbumList() {
  const text = usePageTexts();
  return (
    <>
      <PageMeta
        title="Mannschaftsfotos"
        description="Bilder aus dem Vereinsleben: Mannschaften, Spiele und Feste in Alben."
        path="/mannschaftsfotos"
      />
      <PageHeader
        title={text('photosTitle', 'Mannschaftsfotos')}
        lead={text('photosLead', 'Mannschaften, Spiele, Feste: unsere Saison in Bildern.')}
      />
      <Page>
        <Albums />
      </Page>
    </>
  );
}

function Albums() {
  const { data: albums, error, reload } = useAlbums();

  if (!albums && error) return <ErrorArea title="Die Alben konnten nicht geladen werden" onRetry={reload} />;
  if (!albums) return <Skeleton shape="cards" />;
  if (albums.length === 0) {
    return (
      <EmptyState
        title="Noch keine Fotos"
        text="Sobald wieder jemand eine Kamera dabeihat, gibt es hier etwas zu sehen."
      />
    );
  }
  return (
    <Grid>
      {albums.map((album, index) => (
        <li key={album.id}>
          <AlbumCard album={album} loading={index < AT_FIRST_SIGHT ? 'eager' : 'lazy'} />
        </li>
      ))}
    </Grid>
  );
}

const Page = styled(Container)`
  padding-block: var(--space-section);
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: var(--space-6);
`;
