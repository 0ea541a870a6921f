import { useNavigate, useParams } from 'react-router-dom';
import {
  Button,
  ButtonAnchor,
  ButtonLink,
  EmptyState,
  ErrorArea,
  ExternalLinkIcon,
  showToast,
  Skeleton,
  useRefreshResources,
} from '@portal/shared-ui';
import { failureText } from '../failure-text.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { AlbumForm } from './AlbumForm.tsx';
import { ALBUMS, deleteAlbum, restoreAlbum, SHOWN_ALBUMS, useEditableAlbum } from './albums-api.ts';

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
  const handleChange = () => void refresh(ALBUMS, SHOWN_ALBUMS);
  const handleDelete = () => {
    deleteAlbum(id).then(
      () => {
        void navigate(BACK.to, { replace: true });
        setTimeout(handleChange); // once the page that shows it is gone
        offerUndo(id, handleChange);
      },
      (failure: unknown) =>
        showToast({ title: 'Nicht gelöscht', description: failureText(failure), variant: 'danger' }),
    );
  };
  return (
    <AlbumForm
      album={data}
      onSaved={handleChange}
      extra={
        <>
          {data.published && (
            <ButtonAnchor variant="secondary" href={`/mannschaftsfotos?album=${data.slug}`} target="_blank">
              Ansehen <ExternalLinkIcon />
            </ButtonAnchor>
          )}
          <Button variant="quiet" onClick={handleDelete}>
            Album löschen
          </Button>
        </>
      }
    />
  );
}

function offerUndo(id: string, onRestored: () => void): void {
  const handleUndo = () => {
    restoreAlbum(id).then(onRestored, (failure: unknown) =>
      showToast({ title: 'Nicht wiederhergestellt', description: failureText(failure), variant: 'danger' }),
    );
  };
  showToast({
    title: 'Album gelöscht.',
    description: 'Die Bilder bleiben in der Mediathek.',
    action: { label: 'Rückgängig', onAction: handleUndo },
    duration: 10_000,
  });
}
