import { useNavigate, useParams } from 'react-router-dom';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  EmptyState,
  ErrorArea,
  ExternalLinkIcon,
  Skeleton,
  useRefreshResources,
} from '@portal/shared-ui';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { removeWithUndo } from '../removal/remove-with-undo.ts';
import { AlbumForm } from './AlbumForm.tsx';
import { albumPath, ALBUMS, SHOWN_ALBUMS, useEditableAlbum } from './albums-api.ts';

const BACK = { to: '/admin/fotos', label: 'Alle Alben' };

/** An album that is there. */
export function AlbumEditPage() {
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Album bearbeiten" back={BACK}>
      <Loaded key={id} id={id} />
    </AdminFrame>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, reload } = useEditableAlbum(id);
  const navigate = useNavigate();
  const refresh = useRefreshResources();
  if (!data && error?.status === 404)
    return (
      <EmptyState title="Dieses Album gibt es nicht (mehr)" text="Vielleicht wurde es gelöscht.">
        <ButtonLink to={BACK.to}>{BACK.label}</ButtonLink>
      </EmptyState>
    );
  if (!data) return error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="form" />;
  const refreshAlbums = () => refresh(ALBUMS, SHOWN_ALBUMS);
  const handleDelete = () =>
    void removeWithUndo({
      paths: [albumPath(id)],
      done: 'Album gelöscht.',
      description: 'Die Bilder bleiben in der Mediathek.',
      refresh: refreshAlbums,
      leave: () => void navigate(BACK.to, { replace: true }),
    });
  return (
    <AlbumForm
      album={data}
      onSaved={() => void refreshAlbums()}
      extra={
        <>
          {data.published && (
            <ButtonAnchor variant="secondary" href={`/mannschaftsfotos?album=${data.slug}`} target="_blank">
              Ansehen <ExternalLinkIcon />
            </ButtonAnchor>
          )}
          <Button variant="quiet" onClick={handleDelete}>
            Löschen
          </Button>
        </>
      }
    />
  );
}
