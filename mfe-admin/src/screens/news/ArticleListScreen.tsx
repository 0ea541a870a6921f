import { ButtonLink, Button, CategoryBadge, formatDateTime, request, showToast } from '@portal/shared-ui';
import type { EditableArticle } from '@portal/api/contract';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { EntryName } from '../../kit/entries/EntryName.tsx';
import { publishAnswered } from '../../kit/picture/picture-answers.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { BinViews } from '../../kit/list/BinViews.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import type { Column } from '../../kit/list/ListTable.tsx';
import { useAdminList } from '../../kit/list/use-admin-list.ts';
import { articleKind, statusNames } from './article-kind.ts';
import { useCategories } from '../../kit/categories/use-categories.ts';

/** `/admin/neuigkeiten`: every article, drafts and deleted ones included. */
export function ArticleListScreen() {
  return (
    <AdminFrame
      title="Neuigkeiten"
      lead="Schreiben, planen und veröffentlichen. Gelöschtes liegt 30 Tage im Papierkorb."
      actions={
        <ButtonLink to="/admin/kategorien" variant="secondary">
          Kategorien
        </ButtonLink>
      }
      create={<ButtonLink to="/admin/neuigkeiten/neu">Neuer Artikel</ButtonLink>}
    >
      <ArticleList />
    </AdminFrame>
  );
}

/** The list itself, with its bin. */
function ArticleList() {
  const list = useAdminList<EditableArticle>('/api/admin/news');
  const writer = useWriter(articleKind);
  const categories = (useCategories() ?? []).map(({ slug, name }) => [slug, name] as const);
  const isBin = list.query.value('deleted') === 'true';
  const each = async (ids: readonly string[], send: (id: string) => Promise<unknown>) => {
    for (const id of ids) await send(id);
    await writer.refresh();
  };
  const change = async (ids: readonly string[], status: 'published' | 'archived') => {
    const before = (list.data?.items ?? []).filter(({ id }) => ids.includes(id));
    await each(ids, (id) => publishAnswered(() => request('PATCH', `/api/news/${id}`, { status })));
    const putBack = (id: string) => {
      const { status: was, publishAt } = before.find((article) => article.id === id) ?? {};
      return request('PATCH', `/api/news/${id}`, { status: was, publishAt });
    };
    showToast({
      title: `${ids.length === 1 ? '1 Artikel' : `${ids.length} Artikel`} ${status === 'published' ? 'veröffentlicht' : 'archiviert'}.`,
      action: { label: 'Rückgängig', onAction: () => void each(ids, putBack).catch(fail) },
      duration: 15_000,
    });
  };
  const remove = async (ids: readonly string[]) => {
    const isRemoved = await writer.remove(ids, {
      question: {
        title: ids.length === 1 ? 'Artikel löschen?' : `${ids.length} Artikel löschen?`,
        text: 'Gelöschtes liegt 30 Tage im Papierkorb und lässt sich bis dahin wiederherstellen.',
      },
      done: ids.length === 1 ? 'Artikel gelöscht.' : `${ids.length} Artikel gelöscht.`,
    });
    return isRemoved ? undefined : false;
  };
  const restore = (ids: readonly string[]) => each(ids, (id) => request('POST', `/api/news/${id}/restore`));

  return (
    <>
      <BinViews list={articleKind.list} to={articleKind.screen.to} label="Artikel" isBin={isBin} />
      <ResourceList
        list={list}
        label="Neuigkeiten"
        nameOf={({ title }) => title}
        searchLabel="Titel oder Text suchen"
        columns={columns(isBin)}
        filters={[
          {
            name: 'status',
            label: 'Status',
            choices: [['', 'Status: alle'], ...Object.entries(statusNames)],
          },
          { name: 'category', label: 'Kategorie', choices: [['', 'Alle Kategorien'], ...categories] },
        ]}
        sorts={[
          ['', 'Zuletzt bearbeitet'],
          ['newest', 'Neueste zuerst'],
          ['title', 'Titel A–Z'],
        ]}
        bulkActions={
          isBin
            ? [{ label: 'Wiederherstellen', run: restore }]
            : [
                { label: 'Veröffentlichen', run: (ids) => change(ids, 'published') },
                { label: 'Archivieren', run: (ids) => change(ids, 'archived') },
                { label: 'Löschen', run: remove },
              ]
        }
        {...(isBin && {
          rowActions: ({ id, title }: EditableArticle) => (
            <Button variant="secondary" aria-label={`${title} wiederherstellen`} onClick={() => void restore([id])}>
              Wiederherstellen
            </Button>
          ),
        })}
        empty={{
          title: 'Noch keine Neuigkeiten',
          text: 'Der erste Artikel ist in wenigen Minuten geschrieben, auch am Telefon. Gespeichert wird von selbst.',
          action: <ButtonLink to="/admin/neuigkeiten/neu">Ersten Artikel schreiben</ButtonLink>,
        }}
      />
    </>
  );
}

function fail(error: unknown): void {
  showFailure('Nicht rückgängig gemacht', error);
}

function columns(isBin: boolean): readonly Column<EditableArticle>[] {
  return [
    {
      label: 'Titel',
      render: ({ id, title, imageUrl, image }) =>
        isBin ? title : <EntryName to={`/admin/neuigkeiten/${id}`} name={title} imageUrl={imageUrl} image={image} />,
    },
    { label: 'Status', render: ({ status }) => statusNames[status] },
    { label: 'Kategorie', render: (article) => <CategoryBadge {...article} /> },
    {
      label: 'Zeitpunkt',
      render: ({ status, publishAt, updatedAt }) => formatDateTime(status === 'scheduled' ? publishAt : updatedAt),
    },
  ];
}
