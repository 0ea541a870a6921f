import { Link } from 'react-router-dom';
import type { EditableAlbum } from '@portal/api/contract';
import { ButtonLink, formatDate } from '@portal/shared-ui';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { titleIn, useAdminList } from '../../kit/list/use-admin-list.ts';
import { useIsAllowed, useMayPublish } from '../../kit/frame/navigation.ts';
import { albumKind } from './album-kind.ts';
import { counted } from '../../kit/counted.ts';

const FILTERS = [
  {
    name: 'published',
    label: 'Sichtbarkeit',
    choices: [
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

/** All albums, or those of the own teams. */
export function AlbumListScreen() {
  const isEditor = useIsAllowed('editor');
  return (
    <AdminFrame
      access="trainer"
      lead={
        isEditor
          ? 'Alben, die Besucher unter „Mannschaftsfotos“ sehen.'
          : 'Alben deiner Mannschaften. Besucher sehen sie unter „Mannschaftsfotos“ und auf der Seite der Mannschaft.'
      }
      create={<ButtonLink to="/admin/fotos/neu">Neues Album</ButtonLink>}
    >
      <Albums />
    </AdminFrame>
  );
}

function Albums() {
  const list = useAdminList<EditableAlbum>(albumKind.list, { limit: '20' });
  const { change, remove } = useWriter(albumKind);
  const publishes = useMayPublish();
  const removeAll = (ids: readonly string[]) =>
    remove(ids, {
      question: {
        title: ids.length === 1 ? 'Dieses Album löschen?' : `${ids.length} Alben löschen?`,
        text: 'Die Bilder selbst bleiben in der Mediathek.',
      },
      nameOf: titleIn(list),
      done: ids.length === 1 ? 'Album gelöscht.' : `${ids.length} Alben gelöscht.`,
    });
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
        { label: 'Bilder', render: ({ count }) => counted(count, 'Bild', 'Bilder') },
        { label: 'Sichtbarkeit', render: stateName },
      ]}
      bulkActions={[
        ...(publishes
          ? [
              { label: 'Veröffentlichen', run: (ids: readonly string[]) => change(ids, { published: true }) },
              { label: 'Verbergen', run: (ids: readonly string[]) => change(ids, { published: false }) },
            ]
          : []),
        { label: 'Löschen', run: removeAll },
      ]}
      empty={{
        title: 'Noch keine Alben',
        text: 'Ein Album sammelt die Bilder eines Tages: ein Turnier, ein Fest, das Mannschaftsfoto der Saison.',
        action: <ButtonLink to="/admin/fotos/neu">Erstes Album anlegen</ButtonLink>,
      }}
    />
  );
}

function stateName({ published, handedIn }: EditableAlbum): string {
  if (published) return 'Veröffentlicht';
  return handedIn ? 'Bei der Redaktion' : 'Entwurf';
}
