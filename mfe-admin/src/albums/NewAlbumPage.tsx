import { useNavigate } from 'react-router-dom';
import type { EditableAlbum } from '@portal/api/contract';
import { useRefreshResources } from '@portal/shared-ui';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { AlbumForm } from './AlbumForm.tsx';
import { ALBUMS, SHOWN_ALBUMS } from './albums-api.ts';

/** A new album. */
export function NewAlbumPage() {
  const navigate = useNavigate();
  const refresh = useRefreshResources();
  const handleSaved = ({ id }: EditableAlbum) => {
    void refresh(ALBUMS, SHOWN_ALBUMS);
    void navigate(`/admin/fotos/${id}`, { replace: true });
  };
  return (
    <AdminFrame title="Neues Album" back={{ to: '/admin/fotos', label: 'Alle Alben' }}>
      <AlbumForm album={null} onSaved={handleSaved} />
    </AdminFrame>
  );
}
