import { Container, EmptyState, ErrorArea, PageHeader, PageMeta, Skeleton } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useAlbums } from '../club-api.ts';
import { AlbumCard } from './AlbumCard.tsx';

/** All albums, newest first. */
export function AlbumList() {
  return (
    <>
      <PageMeta
        title="Mannschaftsfotos"
        description="Bilder aus dem Vereinsleben: Mannschaften, Spiele und Feste in Alben."
        path="/mannschaftsfotos"
      />
      <PageHeader title="Mannschaftsfotos" lead="Mannschaften, Spiele, Feste: unsere Saison in Bildern." />
      <Page>
        <Albums />
      </Page>
    </>
  );
}

function Albums() {
  const { data: albums, error, reload } = useAlbums();

  if (error) return <ErrorArea title="Die Alben konnten nicht geladen werden" onRetry={reload} />;
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
          <AlbumCard album={album} loading={index === 0 ? 'eager' : 'lazy'} />
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
