import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink, EmptyState, ErrorArea, Skeleton } from '@portal/shared-ui';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { adminKey, useRemoveAndLeave, type Entry, type EntryResource } from './entry-api.ts';
import { useIsAllowed } from './use-is-allowed.ts';
import { useFreshResource } from './use-fresh-resource.ts';

/** In place of an id: something new. */
export const NEW = 'neu';

type EntryScreenProps<Item extends Entry> = {
  resource: EntryResource;
  /** Where the list is and what it is called. */
  list: { to: string; label: string };
  /** Title for something new. */
  newTitle: string;
  nameOf: (item: Item) => string;
  /** The form; `extra` is what stands beside its submit button. */
  children: (item: Item | null, extra: ReactNode) => ReactNode;
};

/** The screen of one entry (`/admin/…/:id`, or `neu`): loads it and shows its form. */
export function EntryScreen<Item extends Entry>(props: EntryScreenProps<Item>) {
  const { resource, list, newTitle, nameOf, children } = props;
  const { id = NEW } = useParams();
  const isNew = id === NEW;
  const isAllowed = useIsAllowed('editor');
  const { data, error, reload } = useFreshResource<Item>(
    isNew || !isAllowed ? null : `${adminKey(resource)}/${encodeURIComponent(id)}`,
  );
  const remove = useRemoveAndLeave(resource, list.to);
  const deleteButton = data && (
    <Button variant="quiet" onClick={() => remove(data, nameOf(data))}>
      Löschen
    </Button>
  );
  return (
    <AdminFrame title={isNew ? newTitle : data ? nameOf(data) : list.label} back={list}>
      {isNew && children(null, null)}
      {!isNew && data && <div key={data.id}>{children(data, deleteButton)}</div>}
      {!isNew && !data && !error && <Skeleton shape="form" />}
      {!isNew && !data && error?.status === 404 && (
        <EmptyState title="Diesen Eintrag gibt es nicht (mehr)" text="Vielleicht hat ihn jemand anderes gelöscht.">
          <ButtonLink to={list.to}>Zur Liste</ButtonLink>
        </EmptyState>
      )}
      {!isNew && !data && error && error.status !== 404 && <ErrorArea onRetry={reload} />}
    </AdminFrame>
  );
}
