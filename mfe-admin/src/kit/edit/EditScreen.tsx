import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorArea,
  Skeleton,
  type HttpError,
  type Resource,
  type ResourceKey,
} from '@portal/shared-ui';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { sourceOf, type Edited, type EditedKind } from './edited-kind.ts';
import { listAsLeft } from '../frame/list-as-left.ts';
import { useWasAllowed, type Access } from '../frame/navigation.ts';
import { useWork } from '../use-work.ts';
import { KeptNotice } from './KeptNotice.tsx';
import { useEditedItem } from './use-edited-item.ts';
import { useWriter } from './use-writer.ts';

/** In place of an id: something new. */
export const NEW = 'neu';

type EditScreenProps<Item extends Edited> = {
  kind: EditedKind<Item>;
  /** The key of the edited item, if it is not the `id` of the page's path; `neu` for a new one. */
  id?: string;
  /** The resource of an item, if it is not below the kind's list. */
  source?: ResourceKey;
  /**
   * The title for the item, for a new one (null), and while loading (undefined), if it differs from the table of
   * screens.
   */
  title?: (item: Item | null | undefined) => string | undefined;
  /** One sentence under the title. */
  lead?: string;
  access?: Access;
  /** Further data that the form needs; it waits for these, too. */
  needs?: readonly Resource<unknown>[];
  /** Beside the title. */
  actions?: (item: Item) => ReactNode;
  /** The form; `deleteButton` belongs beside its submit button if the kind can be deleted. */
  children: (item: Item | null, deleteButton: ReactNode) => ReactNode;
};

/**
 * The screen of every edited item, and of a new one: loads it fresh, says when it is gone, belongs to others or could
 * not be read, and never removes the form because of a later failure.
 */
export function EditScreen<Item extends Edited>(props: EditScreenProps<Item>) {
  const { kind, title, lead, access = 'editor', needs = [], actions, children } = props;
  const parameters = useParams();
  const id = props.id ?? parameters['id'] ?? NEW;
  const wasAllowed = useWasAllowed(access);
  const { source = sourceOf(kind, id) } = props;
  const { data, error, reload } = useEditedItem<Item>(id === NEW || !wasAllowed ? null : source);
  const { remove } = useWriter(kind);
  const { isBusy, run } = useWork();
  const navigate = useNavigate();

  const item = id === NEW ? null : data;
  const isReady = item !== undefined && needs.every((need) => need.data !== undefined);
  const failure = error ?? needs.find((need) => need.error)?.error;
  const handleRetry = () => {
    if (error) reload();
    for (const need of needs) if (need.error) need.reload();
  };
  const { removal, deleteLabel = 'Löschen', screen } = kind;
  const leave = () => void navigate(listAsLeft(screen.to), { replace: true });
  const deleteButton = item && removal && (
    <Button
      variant="quiet"
      aria-disabled={isBusy}
      onClick={() => void run(() => remove([kind.keyOf(item)], { ...removal(item), leave }))}
    >
      {deleteLabel}
    </Button>
  );
  return (
    <AdminFrame title={title?.(item)} {...(lead && { lead })} access={access} actions={item && actions?.(item)}>
      {isReady && failure && <KeptNotice error={failure} onRetry={handleRetry} />}
      {isReady && <div key={id}>{children(item, deleteButton)}</div>}
      {!isReady && !failure && <Skeleton shape="form" />}
      {!isReady && failure && <Unavailable kind={kind} error={failure} onRetry={handleRetry} />}
    </AdminFrame>
  );
}

type FailureProps = { error: HttpError; onRetry: () => void };

/** Replaces an item that cannot be edited: it is gone, it belongs to others, or it could not be read. */
function Unavailable<Item extends Edited>({ kind, error, onRetry }: FailureProps & { kind: EditedKind<Item> }) {
  const { gone, forbidden, screen } = kind;
  // An address that is no id at all is refused as such.
  const isGone = error.status === 404 || error.status === 400;
  if (!isGone && !(error.status === 403 && forbidden)) return <ErrorArea onRetry={onRetry} />;
  const link = (isGone && gone.link) || screen;
  const text = isGone
    ? (gone.text ?? 'Vielleicht hat jemand anderes den Eintrag gelöscht.')
    : 'Wer dafür zuständig ist, wird unter „Benutzer“ von der Verwaltung zugeordnet.';
  return (
    <EmptyState title={isGone ? gone.title : (forbidden ?? '')} text={text}>
      <ButtonLink to={listAsLeft(link.to)}>{link.label}</ButtonLink>
    </EmptyState>
  );
}
