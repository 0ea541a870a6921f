import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { EditableArticle } from '@portal/api/contract';
import { Button, showToast } from '@portal/shared-ui';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { articleKind } from './article-kind.ts';
import { openPreview, PreviewLink, type OpenPreview } from './PreviewLink.tsx';
import type { ArticleDraft } from './use-article-draft.ts';
import { VersionDialog } from './VersionDialog.tsx';

/** Preview, earlier versions and deleting. */
export function ArticleTools({ draft }: { draft: ArticleDraft }) {
  const { article } = draft;
  const navigate = useNavigate();
  const { remove } = useWriter(articleKind);
  const [previewed, setPreviewed] = useState<OpenPreview>();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const handlePreview = async () => {
    const saved =
      draft.isDirty && article?.status !== 'published' ? await draft.save() : (article ?? (await draft.save()));
    if (saved) setPreviewed({ id: saved.id, link: await openPreview(saved.id) });
  };
  const handleDelete = (deleted: EditableArticle) =>
    void remove([deleted.id], {
      question: {
        title: 'Artikel löschen?',
        text: 'Er liegt dann 30 Tage im Papierkorb und lässt sich bis dahin wiederherstellen.',
      },
      done: 'Artikel gelöscht.',
      description: deleted.title,
      leave: () => void navigate(articleKind.screen.to),
    });
  const fail = (error: unknown) => showFailure('Das hat nicht geklappt', error);
  return (
    <>
      {article?.status !== 'archived' && (
        <Button variant="secondary" onClick={() => void handlePreview().catch(fail)}>
          Vorschau
        </Button>
      )}
      {article && (
        <>
          <Button variant="quiet" onClick={() => setIsHistoryOpen(true)}>
            Frühere Fassungen
          </Button>
          <Button variant="quiet" onClick={() => handleDelete(article)}>
            Löschen
          </Button>
          {article.status === 'published' ? (
            <Link to={`/news/${article.slug}`}>Artikel ansehen</Link>
          ) : (
            <p>
              Adresse: <code>/news/{article.slug}</code>
            </p>
          )}
        </>
      )}
      {previewed && <PreviewLink {...previewed} onClose={() => setPreviewed(undefined)} />}
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
