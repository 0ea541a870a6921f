import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useEffect, useState } from 'react';
import type { EditableArticle } from '@portal/api/contract';
import { useSession } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { NoOwnTeam } from '../../kit/agenda/NoOwnTeam.tsx';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { EditScreen, NEW } from '../../kit/edit/EditScreen.tsx';
import { LeftToEditors } from '../../kit/edit/LeftToEditors.tsx';
import { articleKind } from '../../kit/kinds/article-kind.ts';
import { begunAt, noteBegun, placeShown } from './begun-article.ts';
import { CategoryField } from './CategoryField.tsx';
import { firstCategory, useCategoryList } from '../../kit/use-categories.ts';
import { TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { KeptFormFrame } from '../../kit/form/KeptFormFrame.tsx';
import { useSaveShortcut } from '../../kit/form/use-save-shortcut.ts';
import { useMayPublish, useWasAllowed } from '../../kit/frame/navigation.ts';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard.ts';
import { PictureField } from '../../kit/picture/PictureField.tsx';
import { RichTextField } from '../../kit/rich-text/RichTextField.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { useArticleDraft } from './use-article-draft.ts';

/** `/admin/neuigkeiten/:id`. */
export function ArticleScreen() {
  const { key } = useLocation();
  const isNew = useParams()['id'] === NEW;
  const isEditor = useWasAllowed('editor');
  const publishes = useMayPublish();
  const categories = useCategoryList(isEditor && isNew);
  const teams = useOwnTeams();
  const needed = isEditor ? categories : teams;
  const [newTitle, title] = isEditor ? ['Neuer Artikel', 'Artikel bearbeiten'] : ['Neuer Spielbericht', 'Spielbericht'];
  return (
    <EditScreen
      kind={articleKind}
      access="trainer"
      title={(article) => (article === null ? newTitle : title)}
      needs={isNew ? [needed] : []}
    >
      {(article) => {
        if (article)
          return article.status === 'draft' || publishes ? (
            <ArticleForm initial={article} />
          ) : (
            <LeftToEditors {...(article.published && { to: `/news/${article.slug}` })} />
          );
        if (isEditor) return <NewArticle key={key} category={firstCategory(categories.data?.items)} />;
        const [team] = teams.data ?? [];
        if (!team) return <NoOwnTeam text="Trainer schreiben über ihre Mannschaften." />;
        return <NewArticle key={key} category={team.slug} />;
      }}
    </EditScreen>
  );
}

/**
 * Begins an article, or goes on with the one that was begun at this place in the tab's history and is stored by now.
 */
function NewArticle({ category }: { category: string }) {
  const { key } = useLocation();
  const [place] = useState(() => placeShown(key));
  const [begun] = useState(() => begunAt(place));
  if (begun) return <Navigate to={`${articleKind.screen.to}/${begun}`} replace />;
  return <ArticleForm initial={null} category={category} onBegun={(id) => noteBegun(place, id)} />;
}

type ArticleFormProps = {
  initial: EditableArticle | null;
  category?: string;
  onBegun?: (id: string) => void;
};

/** Writes an article. */
function ArticleForm({ initial, category, onBegun }: ArticleFormProps) {
  const draft = useArticleDraft(initial, category, onBegun);
  const { kept, form, article } = draft;
  const [begunWith] = useState(() => form.getValues('category'));
  useEffect(() => {
    // After the frame, which moves the focus to each new page.
    if (!initial) queueMicrotask(() => form.setFocus('title'));
  }, [initial, form]);
  useOwnAddress(initial ? undefined : article?.id);
  useSaveShortcut(() => void draft.save());
  const { isDirty, needsLogin } = draft;
  useUnsavedGuard(isDirty && (article?.status === 'published' || needsLogin), undefined, kept.isDiscarded);
  useEffect(() => {
    // After the guard: the frame then keeps the form and says how to go on.
    if (needsLogin) void useSession.getState().check();
  }, [needsLogin]);
  return (
    <KeptFormFrame kept={kept} onChoose={draft.choose}>
      <Columns onSubmit={(event) => event.preventDefault()} noValidate>
        <Writing>
          <TextField name="title" label="Titel" maxLength={200} placeholder="Derbysieg in letzter Minute" />
          <PictureField name="imageUrl" label="Bild" picture={article?.image} />
          <RichTextField name="content" label="Text" />
          <TextAreaField
            name="excerpt"
            label="Kurztext"
            hint="Steht in den Listen. Ohne Kurztext wird dort der Anfang des Textes gezeigt."
            rows={2}
          />
          <CategoryField stored={article?.category ?? begunWith} />
        </Writing>
        <PublishPanel draft={draft} />
      </Columns>
    </KeptFormFrame>
  );
}

/** Once it is stored, a new article has its address: a reload continues with it instead of starting another one. */
function useOwnAddress(id: string | undefined): void {
  useEffect(() => {
    // A user who is leaving has another address by now.
    if (!id || window.location.pathname !== `${articleKind.screen.to}/${NEW}`) return;
    // Past the router, for which this would be another page: it would scroll the editor to the top.
    window.history.replaceState(window.history.state, '', `${articleKind.screen.to}/${id}`);
  }, [id]);
}

const Columns = styled.form`
  --covered-below: calc(var(--admin-bar) + 84px);
  @media (max-height: 479px) {
    --covered-below: var(--admin-bar);
  }
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  @media (min-width: 1280px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 280px;
  }
`;

const Writing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
  min-width: 0;
`;
