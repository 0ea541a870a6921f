import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ArticlePreview } from '@portal/api/contract';
import { Button, request, showToast, useRefreshResources } from '@portal/shared-ui';
import { failureText } from '../failure-text.ts';
import { confirm } from '../frame/confirm.ts';
import { PreviewLink } from './PreviewLink.tsx';
import type { ArticleDraft } from './use-article-draft.ts';
import { VersionDialog } from './VersionDialog.tsx';

/** Preview, earlier versions and deleting. */
export function ArticleTools({ draft }: { draft: ArticleDraft }) {
  const { article } = draft;
  const navigate = useNavigate();
  const refresh = useRefreshResources();
  const [preview, setPreview] = useState<string>();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const handlePreview = async () => {
    const saved =
      draft.isDirty && article?.status !== 'published' ? await draft.save() : (article ?? (await draft.save()));
    if (saved) setPreview((await request<ArticlePreview>('POST', `/api/admin/news/${saved.id}/preview`)).path);
  };
  const handleDelete = async () => {
    if (!article) return;
    const isSure = await confirm({
      title: 'Artikel löschen?',
      text: 'Er liegt dann 30 Tage im Papierkorb und lässt sich bis dahin wiederherstellen.',
      confirmLabel: 'Löschen',
    });
    if (!isSure) return;
    await request('DELETE', `/api/news/${article.id}`);
    await refresh('/api/admin/news', '/api/news');
    const undo = () =>
      void request('POST', `/api/news/${article.id}/restore`).then(() => refresh('/api/admin/news', '/api/news'));
    showToast({ title: 'Gelöscht.', action: { label: 'Rückgängig', onAction: undo } });
    void navigate('/admin/neuigkeiten');
  };
  const fail = (error: unknown) =>
    showToast({ title: 'Das hat nicht geklappt', description: failureText(error), variant: 'danger' });
  return (
    <>
      <Button variant="secondary" onClick={() => void handlePreview().catch(fail)}>
        Vorschau
      </Button>
      {article && (
        <>
          <Button variant="quiet" onClick={() => setIsHistoryOpen(true)}>
            Frühere Fassungen
          </Button>
          <Button variant="quiet" onClick={() => void handleDelete().catch(fail)}>
            Löschen
          </Button>
          <p>
            Adresse: <code>/news/{article.slug}</code>
          </p>
        </>
      )}
      {preview && <PreviewLink path={preview} onClose={() => setPreview(undefined)} />}
      {article && isHistoryOpen && (
        <VersionDialog
          id={article.id}
          current={draft.form.getValues()}
          onRestore={(values) => {
            draft.replace(values);
            setIsHistoryOpen(false);
            showToast({ title: 'Fassung übernommen.' });
          }}
          onClose={() => setIsHistoryOpen(false)}
        />
      )}
    </>
  );
}
