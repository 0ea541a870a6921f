import { useNavigate, useParams } from 'react-router-dom';
import { ErrorArea, EmptyState, ButtonLink, Skeleton, useRefreshResources } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { removeWithUndo } from '../removal/remove-with-undo.ts';
import { MEDIA, mediaPath, useMediaDetail } from './media-api.ts';
import { MediaForm } from './MediaForm.tsx';
import { MediaSide } from './MediaSide.tsx';
import { usedQuestion } from './media-words.ts';

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
  const handleDelete = () => {
    const isUsed = data.usedIn.length > 0;
    void removeWithUndo({
      paths: [mediaPath(id, isUsed)],
      ...(isUsed && { question: usedQuestion(data.usedIn) }),
      done: 'Bild gelöscht.',
      refresh: () => refresh(MEDIA),
      leave: () => void navigate('/admin/medien', { replace: true }),
    });
  };
  return (
    <Columns>
      <MediaSide item={data} onChange={handleChange} onDelete={handleDelete} />
      <MediaForm item={data} onSaved={handleChange} />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-8);
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  }
`;
