import { ButtonLink, CategoryBadge } from '@portal/shared-ui';
import type { EditableArticle } from '@portal/api/contract';
import { fullTime } from '../../kit/full-time.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { EntryName } from '../../kit/entries/EntryName.tsx';
import { targetOf } from '../../kit/edit/edited-kind.ts';
import { RestoreButton } from '../../kit/edit/RestoreButton.tsx';
import { actOnEach, leftText } from '../../kit/edit/try-each.ts';
import { showUndoable } from '../../kit/edit/undo.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { ExplainedFailure, failureText } from '../../kit/failure.ts';
import { BinViews } from '../../kit/list/BinViews.tsx';
import { EMPTY_BIN } from '../../kit/list/empty-bin.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import type { Column } from '../../kit/list/ListTable.tsx';
import { titleIn, useAdminList } from '../../kit/list/use-admin-list.ts';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { categoryChoices, useCategoryList } from '../../kit/use-categories.ts';
import { useIsAllowed, useMayPublish } from '../../kit/frame/navigation.ts';
import { articleKind } from '../../kit/kinds/article-kind.ts';
import { stateName, statusNames } from './article-values.ts';

/** `/admin/neuigkeiten`: every article, or those of the own teams, drafts and deleted ones included. */
export function ArticleListScreen() {
  const isEditor = useIsAllowed('editor');
  return (
    <AdminFrame
      access="trainer"
      lead={
        isEditor
          ? 'Schreiben, planen und veröffentlichen. Gelöschtes liegt 30 Tage im Papierkorb.'
          : 'Spielberichte und Neues von deinen Mannschaften. Gelöschtes liegt 30 Tage im Papierkorb.'
      }
      actions={
        isEditor && (
          <ButtonLink to="/admin/kategorien" variant="secondary">
            Kategorien
          </ButtonLink>
        )
      }
      create={<ButtonLink to="/admin/neuigkeiten/neu">{isEditor ? 'Neuer Artikel' : 'Neuer Spielbericht'}</ButtonLink>}
    >
      <ArticleList />
    </AdminFrame>
  );
}

/** The list itself, with its bin. */
function ArticleList() {
  const list = useAdminList<EditableArticle>('/api/admin/news');
  const writer = useWriter(articleKind);
  const isEditor = useIsAllowed('editor');
  const publishes = useMayPublish();
  const known = useCategoryList(isEditor).data?.items;
  const { data: teams } = useOwnTeams();
  const categories = categoryChoices(known, teams, list.query.value('category'));
  const choice = { label: isEditor ? 'Kategorie' : 'Mannschaft', choices: categories };
  const isBin = list.query.value('deleted') === 'true';
  const change = async (ids: readonly string[], status: 'published' | 'archived') => {
    const before = (list.data?.items ?? []).filter(({ id }) => ids.includes(id));
    /** The versions after this action: articles that somebody has changed since stay. */
    const changed = new Map<string, number>();
    const putBack = async () => {
      const failures = await actOnEach(
        before.filter(({ id }) => changed.has(id)),
        async (article) => {
          const { id, status: was, publishAt, version } = article;
          await writer.send({ status: was, publishAt }, { ...article, version: changed.get(id) ?? version });
          changed.delete(id);
        },
      );
      await writer.refresh();
      if (failures.length > 0) throw new ExplainedFailure(leftText(failures, ({ title }) => title));
    };
    let failure: unknown;
    await writer
      .change(ids, { status }, { onChanged: (id, { version }) => changed.set(id, version), nameOf: titleIn(list) })
      .catch((error: unknown) => (failure = error));
    if (changed.size === 0) throw failure;
    const done = status === 'published' ? 'veröffentlicht' : 'archiviert';
    showUndoable(
      {
        title:
          failure !== undefined ? `Nur ${changed.size} von ${ids.length} ${done}` : `${ids.length} Artikel ${done}.`,
        ...(failure !== undefined && { description: failureText(failure), variant: 'danger' }),
      },
      putBack,
    );
    return failure === undefined;
  };
  const remove = (ids: readonly string[]) =>
    writer.remove(ids, {
      question: {
        title: ids.length === 1 ? 'Artikel löschen?' : `${ids.length} Artikel löschen?`,
        text: 'Gelöschtes liegt 30 Tage im Papierkorb und lässt sich bis dahin wiederherstellen.',
      },
      nameOf: titleIn(list),
      done: ids.length === 1 ? 'Artikel gelöscht.' : `${ids.length} Artikel gelöscht.`,
    });

  return (
    <>
      <BinViews list={articleKind.list} to={articleKind.screen.to} label="Artikel" isBin={isBin} />
      <ResourceList
        list={list}
        nameOf={({ title }) => title}
        searchLabel="Titel oder Text suchen"
        columns={columns(isBin)}
        filters={[
          {
            name: 'status',
            label: 'Status',
            choices: Object.entries(statusNames),
          },
          ...(isEditor || categories.length > 1 ? [{ name: 'category', ...choice }] : []),
        ]}
        sorts={[
          ['', 'Zuletzt bearbeitet'],
          ['newest', 'Neueste zuerst'],
          ['title', 'Titel A–Z'],
        ]}
        bulkActions={
          isBin
            ? [{ label: 'Wiederherstellen', run: (ids: readonly string[]) => writer.restore(ids, titleIn(list)) }]
            : [
                ...(publishes
                  ? [
                      { label: 'Veröffentlichen', run: (ids: readonly string[]) => change(ids, 'published') },
                      { label: 'Archivieren', run: (ids: readonly string[]) => change(ids, 'archived') },
                    ]
                  : []),
                { label: 'Löschen', run: remove },
              ]
        }
        {...(isBin && {
          rowActions: ({ id, title }: EditableArticle) => (
            <RestoreButton restorePath={`${targetOf(articleKind, id)}/restore`} name={title} />
          ),
        })}
        empty={
          isBin
            ? EMPTY_BIN
            : {
                title: 'Noch keine Neuigkeiten',
                text: 'Der erste Artikel ist in wenigen Minuten geschrieben, auch am Telefon. Gespeichert wird von selbst.',
                action: (
                  <ButtonLink to="/admin/neuigkeiten/neu">
                    {isEditor ? 'Ersten Artikel schreiben' : 'Ersten Spielbericht schreiben'}
                  </ButtonLink>
                ),
              }
        }
      />
    </>
  );
}

function columns(isBin: boolean): readonly Column<EditableArticle>[] {
  return [
    {
      label: 'Titel',
      render: ({ id, title, imageUrl, image }) =>
        isBin ? title : <EntryName to={`/admin/neuigkeiten/${id}`} name={title} imageUrl={imageUrl} image={image} />,
    },
    { label: 'Status', render: stateName },
    { label: 'Kategorie', render: (article) => <CategoryBadge {...article} /> },
    {
      label: 'Zeitpunkt',
      render: ({ status, publishAt, updatedAt }) => fullTime(status === 'scheduled' ? publishAt : updatedAt),
    },
  ];
}
