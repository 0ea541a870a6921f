import { useNavigate, useParams } from 'react-router-dom';
import type { MediaDetail } from '@portal/api/contract';
import { ErrorArea, EmptyState, ButtonLink, Skeleton, useRefreshResources } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { MEDIA, useMediaDetail } from './media-api.ts';
import { MediaForm } from './MediaForm.tsx';
import { MediaSide } from './MediaSide.tsx';

/** One picture of the library. */
export function MediaDetailPage() {
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Bild bearbeiten" back={{ to: '/admin/medien', label: 'Alle Medien' }}>
      <Loaded key={id} id={id} />
    </AdminFrame>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error, reload } = useMediaDetail(id);
  const refresh = useRefreshResources();
  const navigate = useNavigate();
  if (error?.status === 404 && !data)
    return (
      <EmptyState title="Dieses Bild gibt es nicht (mehr)" text="Vielleicht wurde es gelöscht.">
        <ButtonLink to="/admin/medien">Alle Medien</ButtonLink>
      </EmptyState>
    );
  if (!data) return error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="form" />;
  const handleChange = () => void refresh(MEDIA);
  const handleDeleted = () => {
    void navigate('/admin/medien', { replace: true });
    // Asked for again only after the page that shows it is gone.
    setTimeout(handleChange);
  };
  return <Both item={data} onChange={handleChange} onDeleted={handleDeleted} />;
}

type BothProps = { item: MediaDetail; onChange: () => void; onDeleted: () => void };

function Both({ item, onChange, onDeleted }: BothProps) {
  return (
    <Columns>
      <MediaSide item={item} onChange={onChange} onDeleted={onDeleted} />
      <MediaForm item={item} onSaved={onChange} />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;
