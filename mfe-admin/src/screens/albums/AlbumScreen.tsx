import { ButtonAnchor, ExternalLinkIcon } from '@portal/shared-ui';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { albumKind } from './album-kind.ts';
import { AlbumForm } from './AlbumForm.tsx';

/** `/admin/fotos/:id`: an album and its pictures. */
export function AlbumScreen() {
  return (
    <EditScreen kind={albumKind} title={(album) => (album === null ? 'Neues Album' : 'Album bearbeiten')}>
      {(album, deleteButton) => (
        <AlbumForm
          album={album}
          extra={
            <>
              {album?.published && (
                <ButtonAnchor variant="secondary" href={`/mannschaftsfotos?album=${album.slug}`} target="_blank">
                  Ansehen <ExternalLinkIcon />
                </ButtonAnchor>
              )}
              {deleteButton}
            </>
          }
        />
      )}
    </EditScreen>
  );
}
