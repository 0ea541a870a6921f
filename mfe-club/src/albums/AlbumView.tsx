import {
  ArrowLeftIcon,
  ButtonLink,
  Container,
  EmptyState,
  ErrorArea,
  formatDate,
  PageHeader,
  PageMeta,
  Skeleton,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useAlbum } from '../club-api.ts';
import { albumPath } from './album-path.ts';
import { PictureGrid } from './PictureGrid.tsx';

/** One album: its pictures, each of which opens large. */
export function AlbumView({ slug }: { slug: string }) {
  const { data: album, error, reload } = useAlbum(slug);

  if (error?.status === 404 || error?.status === 400) return <AlbumNotFound />;
  const title = album?.title ?? 'Mannschaftsfotos';
  return (
    <>
      <PageMeta
        title={title}
        description={album?.description || `Bilder aus dem Album „${title}“.`}
        path={albumPath(slug)}
        image={album?.cover?.url}
      />
      <PageHeader
        title={title}
        {...(album && { lead: [formatDate(album.date), album.description].filter(Boolean).join(' · ') })}
      />
      <Page>
        <ButtonLink to={albumPath()} variant="quiet">
          <ArrowLeftIcon /> Alle Alben
        </ButtonLink>
        {album ? (
          <PictureGrid album={album} />
        ) : error ? (
          <ErrorArea title="Das Album konnte nicht geladen werden" onRetry={reload} />
        ) : (
          <Skeleton shape="cards" />
        )}
      </Page>
    </>
  );
}

function AlbumNotFound() {
  return (
    <Page>
      <PageMeta title="Album nicht gefunden" description="Dieses Album gibt es nicht (mehr)." />
      <EmptyState
        level={1}
        title="Album nicht gefunden"
        text="Vielleicht wurde es umbenannt. Alle Alben findest du hier:"
      >
        <ButtonLink to={albumPath()}>Alle Alben</ButtonLink>
      </EmptyState>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-5);
  padding-block: var(--space-6) var(--space-section);

  > :not(a) {
    width: 100%;
  }
`;
