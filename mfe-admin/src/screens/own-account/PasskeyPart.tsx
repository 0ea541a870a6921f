import type { OwnPasskeys, Passkey } from '@portal/api/contract';
import {
  Badge,
  Button,
  ErrorArea,
  request,
  showToast,
  Skeleton,
  useRefreshResources,
  useResource,
} from '@portal/shared-ui';
import { fullTime } from '../../kit/full-time.ts';
import { confirm } from '../../kit/dialog/confirm.ts';
import { showFailure } from '../../kit/failure.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { makePasskey, passkeyFailureText } from '../../kit/proof/passkeys.ts';
import { withProof } from '../../kit/proof/with-proof.ts';
import { useWork } from '../../kit/use-work.ts';
import { ActionRows } from '../../kit/layout.ts';

const PASSKEYS = '/api/account/passkeys';

/** The passkeys of one's own account: make one on this device, remove one. */
export function PasskeyPart() {
  const { data, error, reload } = useResource<OwnPasskeys>(PASSKEYS, { freshTime: 0 });
  return (
    <>
      {!data && (error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="text" count={2} />)}
      {data && <LoadedPart {...data} />}
    </>
  );
}

function LoadedPart({ isOffered, passkeys }: OwnPasskeys) {
  const refresh = useRefreshResources();
  const { isBusy, run } = useWork('Kein Passkey angelegt');
  const handleMake = () =>
    run(async () => {
      try {
        await makePasskey();
        showToast({ title: 'Passkey angelegt.' });
      } catch (error) {
        showToast({ title: 'Kein Passkey angelegt', description: passkeyFailureText(error), variant: 'danger' });
      }
      await refresh(PASSKEYS);
    });
  const handleRemove = async ({ id, name }: Passkey) => {
    const question = {
      title: 'Passkey entfernen?',
      text: `Mit „${name}“ kann sich danach niemand mehr anmelden. Auf dem Gerät selbst bleibt er liegen und nützt nichts.`,
      confirmLabel: 'Entfernen',
    };
    if (!(await confirm(question))) return;
    try {
      await withProof(() => request('DELETE', `${PASSKEYS}/${id}`));
      showToast({ title: 'Passkey entfernt.' });
    } catch (error) {
      showFailure('Nicht entfernt', error);
    }
    await refresh(PASSKEYS);
  };

  return (
    <>
      {passkeys.length > 0 && (
        <ActionRows>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>{' '}
                {!passkey.isUsableHere && <Badge color="gray">nur unter {passkey.host}</Badge>}
                <small>
                  Angelegt am {fullTime(passkey.createdAt)}
                  {passkey.lastUsedAt && `, zuletzt benutzt am ${fullTime(passkey.lastUsedAt)}`}
                </small>
              </div>
              <Button
                variant="secondary"
                aria-label={`Entfernen: ${passkey.name}`}
                onClick={passesFocus(() => handleRemove(passkey))}
              >
                Entfernen
              </Button>
            </li>
          ))}
        </ActionRows>
      )}
      {isOffered ? (
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void handleMake()}>
          Passkey auf diesem Gerät anlegen
        </Button>
      ) : (
        <p>Passkeys gehen nur unter einem Namen mit HTTPS, etwa https://verein.example. Unter dieser Adresse nicht.</p>
      )}
    </>
  );
}
