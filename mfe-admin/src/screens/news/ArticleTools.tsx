import { useNavigate } from 'react-router-dom';
import type { ArticleVersion, EditableArticle } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { listAsLeft } from '../../kit/frame/list-as-left.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { openPreview, PreviewButton } from '../../kit/history/PreviewButton.tsx';
import { readableText, VersionsButton } from '../../kit/history/VersionsButton.tsx';
import { articleKind } from '../../kit/kinds/article-kind.ts';
import { statusNames, type ArticleValues } from './article-values.ts';
import type { ArticleDraft } from './use-article-draft.ts';

/** Preview, earlier versions and deleting. */
export function ArticleTools({ draft }: { draft: ArticleDraft }) {
  const { article } = draft;
  const navigate = useNavigate();
  const { remove } = useWriter(articleKind);
  const handlePreview = async () => {
    const isStored = article && (!draft.isDirty || article.status === 'published');
    const saved = isStored ? article : await draft.save();
    return saved && openPreview(`${articleKind.list}/${saved.id}/preview`);
  };
  const handleDelete = (deleted: EditableArticle) =>
    void remove([deleted.id], {
      question: {
        title: 'Artikel löschen?',
        text: 'Er liegt dann 30 Tage im Papierkorb und lässt sich bis dahin wiederherstellen.',
      },
      done: 'Artikel gelöscht.',
      description: deleted.title,
      leave: () => void navigate(listAsLeft(articleKind.screen.to)),
    });
  return (
    <>
      {article?.status !== 'archived' && <PreviewButton what="den Artikel" open={handlePreview} />}
      {article && (
        <>
          <VersionsButton<ArticleVersion>
            source={`${articleKind.list}/${article.id}/versions`}
            current={() => textOf(draft.form.getValues())}
            textOf={textOf}
            stateOf={({ status }) => statusNames[status]}
            onRestore={(version) => draft.replace(valuesOf(version))}
          />
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
    </>
  );
}

function textOf({ title, excerpt, content }: Pick<ArticleVersion, 'title' | 'excerpt' | 'content'>): string {
  return readableText(title, excerpt, content);
}

function valuesOf({ title, excerpt, category, imageUrl, content }: ArticleVersion): ArticleValues {
  return { title, excerpt: excerpt ?? '', category, imageUrl: imageUrl ?? '', content };
}
