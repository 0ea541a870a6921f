import type { PageOf } from '@portal/api/contract';
import { ButtonLink, EmptyState, ErrorArea, Skeleton, useResource } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import type { Edited, EditedKind } from '../edit/edited-kind.ts';
import { listAsLeft } from '../frame/list-as-left.ts';
import { useIsAllowed } from '../frame/navigation.ts';
import { CutNote } from '../list/CutNote.tsx';
import { useWriter } from '../edit/use-writer.ts';
import { SortableList } from '../sortable/SortableList.tsx';
import { EntryName } from './EntryName.tsx';

type OrderScreenProps<Item extends Edited> = {
  kind: EditedKind<Item>;
  /** The name and picture of an entry. */
  present: (item: Item) => Omit<Parameters<typeof EntryName>[0], 'to'>;
  /** Entries that are sorted among themselves, such as those of a tier; all together without. */
  groups?: readonly (readonly [value: string, label: string])[];
  groupOf?: (item: Item) => string;
};

/** Most entries that the API lists at once. */
const MOST = 200;

/** `/admin/…/reihenfolge`: puts entries in the order in which visitors see them; each step is saved at once. */
export function OrderScreen<Item extends Edited & { id: string }>(props: OrderScreenProps<Item>) {
  const { kind, present, groupOf = () => '' } = props;
  const list = kind.screen;
  const { groups = [['', list.label]] } = props;
  const isAllowed = useIsAllowed('editor');
  const { data, error, reload } = useResource<PageOf<Item>>(isAllowed ? `${kind.list}?limit=${MOST}` : null, {
    freshTime: 0,
  });
  const { reorder } = useWriter(kind);
  const parts = groups.map(([value, label]) => ({
    label,
    items: (data?.items ?? []).filter((item) => groupOf(item) === value),
  }));
  return (
    <AdminFrame
      lead="Am Griff ziehen oder mit den Pfeilen verschieben. Gespeichert wird sofort."
      actions={<ButtonLink to={listAsLeft(list.to)}>Fertig</ButtonLink>}
    >
      {!data && (error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="table" />)}
      {data?.items.length === 0 && (
        <EmptyState title="Noch nichts zu ordnen" text="Sobald es Einträge gibt, lassen sie sich hier verschieben." />
      )}
      {data && <CutNote page={data}>Die übrigen kommen nach ihnen.</CutNote>}
      {parts
        .filter(({ items }) => items.length > 0)
        .map(({ label, items }) => (
          <Part key={label} aria-label={label}>
            {groups.length > 1 && <h2>{label}</h2>}
            <SortableList label={label} items={items} nameOf={(item) => present(item).name} onReorder={reorder}>
              {(item) => <EntryName to={`${list.to}/${item.id}`} {...present(item)} />}
            </SortableList>
          </Part>
        ))}
    </AdminFrame>
  );
}

const Part = styled.section`
  max-width: 760px;
  margin-bottom: var(--space-6);

  h2 {
    margin-bottom: var(--space-3);
    font-size: var(--text-xl);
  }

  /* The name needs the room beside handle and arrows. */
  @media (max-width: 479px) {
    [data-thumb] {
      display: none;
    }
  }
`;
