import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ArticleVersion, EditableArticle } from '@portal/api/contract';
import { Button, showToast } from '@portal/shared-ui';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { openPreview, PreviewLink, type OpenPreview } from '../../kit/history/PreviewLink.tsx';
import { readableText, VersionDialog } from '../../kit/history/VersionDialog.tsx';
import { articleKind } from '../../kit/kinds/article-kind.ts';
import { statusNames, type ArticleValues } from './article-values.ts';
import type { ArticleDraft } from './use-article-draft.ts';

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
    if (saved) setPreviewed(await openPreview(`${articleKind.list}/${saved.id}/preview`));
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
          {article.status !== 'published' && (
            <p>
              Adresse: <code>/news/{article.slug}</code>
            </p>
          )}
        </>
      )}
      {previewed && <PreviewLink {...previewed} what="den Artikel" onClose={() => setPreviewed(undefined)} />}
      {article && isHistoryOpen && (
        <VersionDialog<ArticleVersion>
          source={`${articleKind.list}/${article.id}/versions`}
          current={textOf(draft.form.getValues())}
          textOf={textOf}
          stateOf={({ status }) => statusNames[status]}
          onRestore={(version) => {
            draft.replace(valuesOf(version));
            setIsHistoryOpen(false);
            showToast({ title: 'Fassung übernommen.' });
          }}
          onClose={() => setIsHistoryOpen(false)}
        />
      )}
    </>
  );
}

function textOf({ title, excerpt, content }: Pick<ArticleVersion, 'title' | 'excerpt' | 'content'>): string {
  return readableText(title, excerpt, content);
}

function valuesOf({ title, excerpt, category, imageUrl, content }: ArticleVersion): ArticleValues {
  return { title, excerpt: excerpt ?? '', category, imageUrl: imageUrl ?? '', content };
}
