import { useState, type ReactNode } from 'react';
import { Button, EmptyState, ErrorArea, Skeleton } from '@portal/shared-ui';
import { useLocation } from 'react-router-dom';
import { screenAt } from '../frame/navigation.ts';
import { BulkBar, type BulkAction } from './BulkBar.tsx';
import { ListTable, type Column } from './ListTable.tsx';
import { ListTools, type ListFilter } from './ListTools.tsx';
import { Pager } from './Pager.tsx';
import type { AdminList } from './use-admin-list.ts';

type ResourceListProps<Item extends { id: string }> = {
  list: AdminList<Item>;
  /** The entries' name for screen readers, if it differs from the area's: „Sponsoren“. */
  label?: string;
  /** The first column names the entry; on phones it is the card's head. */
  columns: readonly Column<Item>[];
  /** The name of an entry in its checkbox and actions. */
  nameOf: (item: Item) => string;
  searchLabel?: string;
  filters?: readonly ListFilter[];
  sorts?: readonly (readonly [value: string, label: string])[];
  bulkActions?: readonly BulkAction[];
  /** Buttons at the end of an entry. */
  rowActions?: (item: Item) => ReactNode;
  /** Shown when there is nothing at all: says what belongs here and offers to begin. */
  empty: { title: string; text: string; action?: ReactNode };
};

/** A list of the admin area: search, filters, sort and pages on the server, a table on desktops and cards on phones. */
export function ResourceList<Item extends { id: string }>({
  list,
  label: own,
  columns,
  nameOf,
  searchLabel = 'Suchen',
  filters = [],
  sorts = [],
  bulkActions = [],
  rowActions,
  empty,
}: ResourceListProps<Item>) {
  const { data, error, query, reload } = list;
  const { pathname } = useLocation();
  const label = own ?? screenAt(pathname)?.area.label ?? '';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const items = data?.items ?? [];
  const chosenHere = items.filter(({ id }) => chosen.has(id));
  const table = { items, label, columns, nameOf, ...(rowActions && { rowActions }) };
  return (
    <>
      <ListTools query={query} searchLabel={searchLabel} filters={filters} sorts={sorts} />
      {!data && error && <ErrorArea onRetry={reload} />}
      {!data && !error && <Skeleton shape="table" />}
      {data && items.length === 0 && !query.isFiltered && (
        <div data-nothing="">
          <EmptyState title={empty.title} text={empty.text}>
            {empty.action}
          </EmptyState>
        </div>
      )}
      {data && items.length === 0 && query.isFiltered && (
        <EmptyState title="Nichts gefunden" text="Zu dieser Suche und diesen Filtern gibt es keinen Eintrag.">
          <Button onClick={query.clear}>Alle Filter zurücksetzen</Button>
        </EmptyState>
      )}
      {data && items.length > 0 && (
        <>
          <ListTable {...table} {...(bulkActions.length > 0 && { chosen, onChoose: setChosen })} />
          {chosenHere.length > 0 && (
            <BulkBar
              ids={chosenHere.map(({ id }) => id)}
              actions={bulkActions}
              onDone={() => {
                setChosen(new Set());
                reload();
              }}
            />
          )}
          <Pager {...data} onTurn={query.turn} />
        </>
      )}
    </>
  );
}
