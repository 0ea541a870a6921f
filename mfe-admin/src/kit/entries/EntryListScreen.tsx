import { ButtonLink } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import type { Entry, EntryKind } from './entry-kind.ts';
import { EntryName } from './EntryName.tsx';

type EntryListProps<Item extends Entry> = { kind: EntryKind<Item> };

/** The list of a kind of entries. */
export function EntryListScreen<Item extends Entry>({ kind }: EntryListProps<Item>) {
  return (
    <AdminFrame
      lead={kind.lead}
      actions={<OrderLink to={`${kind.screen.to}/reihenfolge`} />}
      create={<NewLink kind={kind} />}
    >
      <Entries kind={kind} />
    </AdminFrame>
  );
}

function Entries<Item extends Entry>({ kind }: EntryListProps<Item>) {
  const list = useAdminList<Item>(kind.list);
  const { present, searchLabel, filters = [], sorts, empty } = kind;
  const hasPictures = list.data?.items.some((item) => present(item).imageUrl);
  return (
    <ResourceList
      list={list}
      columns={[nameColumn(hasPictures ? kind : withoutPictures(kind)), ...kind.columns]}
      nameOf={(item) => present(item).name}
      searchLabel={searchLabel}
      filters={filters}
      sorts={sorts}
      empty={{ ...empty, action: <NewLink kind={kind} /> }}
    />
  );
}

function NewLink<Item extends Entry>({ kind }: EntryListProps<Item>) {
  return <ButtonLink to={`${kind.screen.to}/neu`}>{kind.newLabel}</ButtonLink>;
}

/** The first column: the name, with the picture. */
export function nameColumn<Item extends Entry>({ nameLabel, present, screen }: EntryKind<Item>) {
  return {
    label: nameLabel,
    render: (item: Item) => <EntryName to={`${screen.to}/${item.id}`} {...present(item)} />,
  };
}

/** If no entry has a picture, empty frames would say nothing. */
function withoutPictures<Item extends Entry>(kind: EntryKind<Item>): EntryKind<Item> {
  return { ...kind, present: (item) => ({ name: kind.present(item).name }) };
}

type OrderLinkProps = {
  to: string;
  /** Whether its room stays when there is nothing to put in order, for what stands between it and the list. */
  keepsRoom?: boolean;
};

/** Leads from a list to where its order is changed, once there is something to put in order. */
export function OrderLink({ to, keepsRoom = false }: OrderLinkProps) {
  return (
    <Ordering $keepsRoom={keepsRoom}>
      <ButtonLink to={to} variant="secondary">
        Reihenfolge ändern
      </ButtonLink>
    </Ordering>
  );
}

const Ordering = styled.div<{ $keepsRoom: boolean }>`
  main:has([data-nothing]) & {
    ${({ $keepsRoom }) => ($keepsRoom ? 'visibility: hidden;' : 'display: none;')}
  }
`;
