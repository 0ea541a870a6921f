import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { EditableArticle } from '@portal/api/contract';
import { ButtonLink, EmptyState, ErrorArea, Skeleton, useResource } from '@portal/shared-ui';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';

/** `/admin/neuigkeiten/:id`, `neu` for a new article. */
export function ArticleEditorPage() {
  const { id = '' } = useParams();
  const { key } = useLocation();
  return (
    <AdminFrame
      title={id === 'neu' ? 'Neuer Artikel' : 'Artikel bearbeiten'}
      back={{ to: '/admin/neuigkeiten', label: 'Alle Neuigkeiten' }}
    >
      {id === 'neu' ? <ArticleEditor key={key} initial={null} /> : <KnownArticle key={id} id={id} />}
    </AdminFrame>
  );
}

function KnownArticle({ id }: { id: string }) {
  const { data, error, isValidating, reload } = useResource<EditableArticle>(
    `/api/admin/news/${encodeURIComponent(id)}`,
    { freshTime: 0 },
  );
  // The editor begins with a fresh answer and keeps it: what is fetched later must not disturb who is typing.
  const [opened, setOpened] = useState<EditableArticle>();
  if (!opened && data && !isValidating) setOpened(data);
  if (opened) return <ArticleEditor initial={opened} />;
  if (error?.status === 404 || error?.status === 400)
    return (
      <EmptyState title="Diesen Artikel gibt es nicht" text="Vielleicht liegt er im Papierkorb.">
        <ButtonLink to="/admin/neuigkeiten?deleted=true">Zum Papierkorb</ButtonLink>
      </EmptyState>
    );
  if (error) return <ErrorArea onRetry={reload} />;
  return <Skeleton shape="form" />;
}
