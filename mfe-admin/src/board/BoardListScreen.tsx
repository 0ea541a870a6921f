import type { EditableBoardMember } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { EntryName } from '../entries/EntryName.tsx';
import { OrderLink } from '../entries/OrderLink.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import type { Column } from '../list/ListTable.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { useAdminList } from '../list/use-admin-list.ts';

const columns: readonly Column<EditableBoardMember>[] = [
  {
    label: 'Name',
    render: ({ id, name, imageUrl, image }) => (
      <EntryName to={`/admin/vorstand/${id}`} name={name} imageUrl={imageUrl} image={image} />
    ),
  },
  { label: 'Aufgabe', render: ({ position }) => position },
  { label: 'E-Mail', render: ({ email }) => email ?? '–', wide: true },
  { label: 'Telefon', render: ({ phone }) => phone ?? '–', wide: true },
];

const sorts = [
  ['', 'In Reihenfolge'],
  ['name', 'Nach Name'],
  ['newest', 'Neueste zuerst'],
] as const;

const newMember = <ButtonLink to="/admin/vorstand/neu">Neues Mitglied</ButtonLink>;

/** `/admin/vorstand`: the people of the board. */
export function BoardListScreen() {
  return (
    <AdminFrame
      title="Vorstand"
      lead="Wer den Verein leitet, in dieser Reihenfolge auf der Vorstandsseite."
      actions={<OrderLink to="/admin/vorstand/reihenfolge" />}
      create={newMember}
    >
      <BoardMembers />
    </AdminFrame>
  );
}

function BoardMembers() {
  const list = useAdminList<EditableBoardMember>('/api/admin/board-members');
  return (
    <ResourceList
      list={list}
      label="Vorstand"
      columns={columns}
      nameOf={({ name }) => name}
      searchLabel="Name, Aufgabe oder E-Mail suchen"
      sorts={sorts}
      empty={{
        title: 'Noch niemand im Vorstand',
        text: 'Mit Name, Aufgabe und Foto wissen alle, an wen sie sich wenden. Die 3. Vorsitzende Person ist zugleich Kontakt für Sponsoren.',
        action: newMember,
      }}
    />
  );
}
