import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AlbumSummary } from '@portal/api/contract';
import {
  Container,
  EmptyState,
  ErrorArea,
  PageHeader,
  PageMeta,
  Skeleton,
  usePageTexts,
  type Resource,
} from '@portal/shared-ui';
import { Pagination } from '@portal/shared-ui/pagination';
import { styled } from 'styled-components';
import { ALBUM_PARAMETER, albumsPath, PAGE_PARAMETER } from './album-path.ts';
import { AlbumView } from './AlbumView.tsx';
import { useAlbums } from '../club-api.ts';
import { MoreFollow } from '../cards/MoreFollow.tsx';
import { AlbumCard } from './AlbumCard.tsx';

/** Cards that the first screen shows. */
const AT_FIRST_SIGHT = 3;

/** Cards of a page: rows of two and of three are whole. */
const ON_A_PAGE = 24;

/** `/mannschaftsfotos`: all albums, or the one the address names. */
export function AlbumsPage() {
  const [query] = useSearchParams();
  const slug = query.get(ALBUM_PARAMETER);
  const page = readPage(query.get(PAGE_PARAMETER));
  useTopOf(slug ?? page);
  return slug ? <AlbumView key={slug} slug={slug} /> : <AlbumList page={page} />;
}

function readPage(text: string | null): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1;
}

/**
 * To their readers an album and a page of the list are pages of their own: they begin at the top, though to the frame
 * only the query has changed.
 */
function useTopOf(place: string | number): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    window.scrollTo({ top: 0, behavior: 'instant' });
    // The link that was followed is gone with its page.
    if (document.activeElement === document.body) document.getElementById('inhalt')?.focus({ preventScroll: true });
  }, [place]);
}

/** All albums, newest first, in pages; behind the last one it shows the last. */
function AlbumList({ page: asked }: { page: number }) {
  const text = usePageTexts();
  const albums = useAlbums();
  const pages = Math.max(1, Math.ceil((albums.data?.length ?? 0) / ON_A_PAGE));
  const page = Math.min(asked, pages);
  return (
    <>
      <PageMeta
        title="Mannschaftsfotos"
        description="Bilder aus dem Vereinsleben: Mannschaften, Spiele und Feste in Alben."
        path={albumsPath(page)}
      />
      <PageHeader
        title={text('photosTitle', 'Mannschaftsfotos')}
        lead={text('photosLead', 'Mannschaften, Spiele, Feste: unsere Saison in Bildern.')}
      />
      <Page>
        <Albums albums={albums} page={page} pages={pages} />
      </Page>
    </>
  );
}

type AlbumsProps = { albums: Resource<AlbumSummary[]>; page: number; pages: number };

function Albums({ albums: { data: albums, error, reload }, page, pages }: AlbumsProps) {
  const top = useRef<HTMLDivElement>(null);
  // The link that was followed is at the foot of a page that begins at its top.
  const handleTurn = () => top.current?.focus({ preventScroll: true });

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
    <Results ref={top} tabIndex={-1}>
      <Grid>
        {albums.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE).map((album, index) => (
          <li key={album.id}>
            <AlbumCard album={album} loading={index < AT_FIRST_SIGHT ? 'eager' : 'lazy'} />
          </li>
        ))}
      </Grid>
      {page === pages && albums.at(-1)?.moreFollow && (
        <MoreFollow title={`Hier stehen die neuesten ${albums.length} Alben`} />
      )}
      {pages > 1 && <Pagination page={page} pages={pages} pathOf={albumsPath} onTurn={handleTurn} />}
    </Results>
  );
}

const Page = styled(Container)`
  padding-block: var(--space-section);
`;

const Results = styled.div`
  &:focus {
    outline: none;
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: var(--space-6);
`;
