import { useLocation } from 'react-router-dom';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { articleKind } from './article-kind.ts';
import { ArticleForm } from './ArticleForm.tsx';

/** `/admin/neuigkeiten/:id`. */
export function ArticleScreen() {
  const { key } = useLocation();
  return (
    <EditScreen kind={articleKind} title={(article) => (article === null ? 'Neuer Artikel' : 'Artikel bearbeiten')}>
      {(article) => (article ? <ArticleForm initial={article} /> : <ArticleForm key={key} initial={null} />)}
    </EditScreen>
  );
}
