import type { SignedInSession } from '@portal/api/contract';
import {
  Badge,
  Button,
  ErrorArea,
  formatDate,
  formatDateTime,
  request,
  showToast,
  Skeleton,
  useRefreshResources,
  useResource,
  type ResourceKey,
} from '@portal/shared-ui';
import { passesFocus } from './passes-focus.ts';
import { confirm } from './dialog/confirm.ts';
import { withProof } from './proof/with-proof.ts';
import { ActionRows } from './layout.ts';
import { useWork } from './use-work.ts';

type SessionListProps = {
  listKey: ResourceKey;
  /** `DELETE` ends all (of one's own: all others), with an id behind it that one. */
  endKey: string;
};

/** The places where somebody is signed in, each with a button to end the session. */
export function SessionList({ listKey, endKey }: SessionListProps) {
  const { data, error, reload } = useResource<SignedInSession[]>(listKey, { freshTime: 0 });
  const refresh = useRefreshResources();
  const { isBusy, run } = useWork('Nicht abgemeldet');
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="text" />;
  if (data.length === 0) return <p>Zurzeit auf keinem Gerät angemeldet.</p>;
  const isOwn = data.some(({ isCurrent }) => isCurrent);

  const end = (send: () => Promise<unknown>, text: string) =>
    run(async () => {
      try {
        await withProof(send);
        showToast({ title: text });
      } finally {
        await refresh(listKey);
      }
    });
  const handleEndAll = async () => {
    const question = isOwn
      ? { title: 'Überall sonst abmelden?', text: 'Nur dieses Gerät bleibt angemeldet.' }
      : { title: 'Überall abmelden?', text: 'Die Person muss sich auf jedem Gerät neu anmelden.' };
    if (await confirm({ ...question, confirmLabel: 'Abmelden' }))
      await end(() => request('DELETE', endKey), 'Abgemeldet.');
  };
  const others = data.filter(({ isCurrent }) => !isCurrent);

  return (
    <>
      <ActionRows>
        {data.map(({ id, device, lastUsedAt, isCurrent, staysUntil }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong> {isCurrent && <Badge color="green">Dieses Gerät</Badge>}
              <small>
                Zuletzt benutzt {formatDateTime(lastUsedAt)}
                {staysUntil && `, bleibt angemeldet bis ${formatDate(staysUntil)}`}
              </small>
            </div>
            {!isCurrent && (
              <Button
                variant="secondary"
                aria-label={`Abmelden: ${device}`}
                aria-disabled={isBusy}
                onClick={passesFocus(() =>
                  end(() => request('DELETE', `${endKey}/${id}`), `${device} ist abgemeldet.`),
                )}
              >
                Abmelden
              </Button>
            )}
          </li>
        ))}
      </ActionRows>
      {others.length > 0 && (
        <Button variant="secondary" aria-disabled={isBusy} onClick={passesFocus(handleEndAll)}>
          {isOwn ? 'Überall sonst abmelden' : 'Überall abmelden'}
        </Button>
      )}
    </>
  );
}
