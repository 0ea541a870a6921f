import { Link } from 'react-router-dom';
import type { EditableAlbum } from '@portal/api/contract';
import { ButtonLink, formatDate, useRefreshResources } from '@portal/shared-ui';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { removeWithUndo } from '../removal/remove-with-undo.ts';
import { albumPath, ALBUMS, changeAlbum, SHOWN_ALBUMS } from './albums-api.ts';

const FILTERS = [
  {
    name: 'published',
    label: 'Sichtbarkeit',
    choices: [
      ['', 'Alle Alben'],
      ['true', 'Veröffentlicht'],
      ['false', 'Entwürfe'],
    ],
  },
] as const;

const SORTS = [
  ['', 'Nach Datum'],
  ['name', 'Nach Titel'],
  ['newest', 'Zuletzt angelegt'],
] as const;

/** All albums. */
export function AlbumListPage() {
  return (
    <AdminFrame
      title="Fotos"
      lead="Alben, die Besucher unter „Mannschaftsfotos“ sehen."
      create={<ButtonLink to="/admin/fotos/neu">Neues Album</ButtonLink>}
    >
      <Albums />
    </AdminFrame>
  );
}

function Albums() {
  const list = useAdminList<EditableAlbum>(ALBUMS, { limit: '20' });
  const refresh = useRefreshResources();
  const each = (work: (id: string) => Promise<unknown>) => async (ids: readonly string[]) => {
    for (const id of ids) await work(id);
    await refresh(SHOWN_ALBUMS);
  };
  const remove = async (ids: readonly string[]) => {
    const isRemoved = await removeWithUndo({
      paths: ids.map(albumPath),
      question: {
        title: ids.length === 1 ? 'Dieses Album löschen?' : `${ids.length} Alben löschen?`,
        text: 'Die Bilder selbst bleiben in der Mediathek.',
      },
      done: ids.length === 1 ? 'Album gelöscht.' : `${ids.length} Alben gelöscht.`,
      refresh: () => refresh(ALBUMS, SHOWN_ALBUMS),
    });
    return isRemoved ? undefined : false;
  };
  return (
    <ResourceList<EditableAlbum>
      list={list}
      label="Alben"
      nameOf={({ title }) => title}
      searchLabel="Titel oder Beschreibung"
      filters={FILTERS}
      sorts={SORTS}
      columns={[
        { label: 'Titel', render: ({ id, title }) => <Link to={`/admin/fotos/${id}`}>{title}</Link> },
        { label: 'Datum', render: ({ date }) => formatDate(date) },
        { label: 'Bilder', render: ({ count }) => (count === 1 ? '1 Bild' : `${count} Bilder`) },
        { label: 'Sichtbarkeit', render: ({ published }) => (published ? 'Veröffentlicht' : 'Entwurf') },
      ]}
      bulkActions={[
        { label: 'Veröffentlichen', run: each((id) => changeAlbum(id, { published: true })) },
        { label: 'Verbergen', run: each((id) => changeAlbum(id, { published: false })) },
        { label: 'Löschen', run: remove },
      ]}
      empty={{
        title: 'Noch keine Alben',
        text: 'Ein Album sammelt die Bilder eines Tages: ein Turnier, ein Fest, das Mannschaftsfoto der Saison.',
        action: <ButtonLink to="/admin/fotos/neu">Erstes Album anlegen</ButtonLink>,
      }}
    />
  );
}
