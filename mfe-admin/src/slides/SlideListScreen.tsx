import type { EditableSlide } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { EntryName } from '../entries/EntryName.tsx';
import { OrderLink } from '../entries/OrderLink.tsx';
import { shownSorts, stateFilter } from '../entries/shown-state.ts';
import { ShownStateBadge } from '../entries/ShownStateBadge.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import type { Column } from '../list/ListTable.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { useAdminList } from '../list/use-admin-list.ts';

const columns: readonly Column<EditableSlide>[] = [
  {
    label: 'Slide',
    render: ({ id, title, imageUrl, image }) => (
      <EntryName to={`/admin/slides/${id}`} name={title} imageUrl={imageUrl} image={image} />
    ),
  },
  { label: 'Status', render: (slide) => <ShownStateBadge item={slide} /> },
  { label: 'Knopf', render: ({ buttonText }) => buttonText ?? '–', wide: true },
];

const newSlide = <ButtonLink to="/admin/slides/neu">Neuer Slide</ButtonLink>;

/** `/admin/slides`: the home page's opening. */
export function SlideListScreen() {
  return (
    <AdminFrame
      title="Slides"
      lead="Die großen Bilder ganz oben auf der Startseite, in dieser Reihenfolge. Ohne sichtbaren Slide zeigt sie drei eingebaute."
      actions={<OrderLink to="/admin/slides/reihenfolge" />}
      create={newSlide}
    >
      <Slides />
    </AdminFrame>
  );
}

function Slides() {
  const list = useAdminList<EditableSlide>('/api/admin/sliders');
  return (
    <ResourceList
      list={list}
      label="Slides"
      columns={columns}
      nameOf={({ title }) => title}
      searchLabel="Slide suchen"
      filters={[stateFilter]}
      sorts={shownSorts}
      empty={{
        title: 'Noch keine Slides',
        text: 'Ein Slide ist ein großes Bild mit Überschrift und Knopf, z. B. für das nächste Heimspiel oder das Vereinsfest.',
        action: newSlide,
      }}
    />
  );
}
