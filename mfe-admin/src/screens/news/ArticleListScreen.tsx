import { ButtonLink } from '@portal/shared-ui';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { ArticleList } from './ArticleList.tsx';

/** `/admin/neuigkeiten`: every article, drafts and deleted ones included. */
export function ArticleListScreen() {
  return (
    <AdminFrame
      title="Neuigkeiten"
      lead="Schreiben, planen und veröffentlichen. Gelöschtes liegt 30 Tage im Papierkorb."
      create={<ButtonLink to="/admin/neuigkeiten/neu">Neuer Artikel</ButtonLink>}
    >
      <ArticleList />
    </AdminFrame>
  );
}
