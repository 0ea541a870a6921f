import type { EditableBanner } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { EntryName } from '../entries/EntryName.tsx';
import { OrderLink } from '../entries/OrderLink.tsx';
import { shownSorts, stateFilter } from '../entries/shown-state.ts';
import { ShownStateBadge } from '../entries/ShownStateBadge.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import type { Column } from '../list/ListTable.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { placementChoices, placementLabels } from './placements.ts';

const columns: readonly Column<EditableBanner>[] = [
  {
    label: 'Banner',
    render: ({ id, name, imageUrl, image }) => (
      <EntryName to={`/admin/banner/${id}`} name={name} imageUrl={imageUrl} image={image} />
    ),
  },
  { label: 'Platz', render: ({ placement }) => placementLabels[placement] },
  { label: 'Status', render: (banner) => <ShownStateBadge item={banner} /> },
];

const filters = [
  { name: 'placement', label: 'Platz', choices: [['', 'Alle Plätze'], ...placementChoices] },
  stateFilter,
] as const;

const newBanner = <ButtonLink to="/admin/banner/neu">Neuer Banner</ButtonLink>;

/** `/admin/banner`: advertisements on the home page, by place. */
export function BannerListScreen() {
  return (
    <AdminFrame
      title="Banner"
      lead="Anzeigen von Partnern: im Karussell, in der Seitenspalte und im Fußbereich."
      actions={<OrderLink to="/admin/banner/reihenfolge" />}
      create={newBanner}
    >
      <Banners />
    </AdminFrame>
  );
}

function Banners() {
  const list = useAdminList<EditableBanner>('/api/admin/banners');
  return (
    <ResourceList
      list={list}
      label="Banner"
      columns={columns}
      nameOf={({ name }) => name}
      searchLabel="Banner suchen"
      filters={filters}
      sorts={shownSorts}
      empty={{
        title: 'Noch keine Banner',
        text: 'Ein Banner ist ein Bild mit Link, das an einem von drei Plätzen erscheint. Ohne Banner bleibt der Platz leer.',
        action: newBanner,
      }}
    />
  );
}
