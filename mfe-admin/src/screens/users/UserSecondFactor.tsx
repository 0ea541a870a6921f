import { useState } from 'react';
import type { Account } from '@portal/api/contract';
import { Badge, Button, request, showToast, useRefreshResources, useSession } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { failureText } from '../../kit/failure-text.ts';
import { confirm } from '../../kit/frame/confirm.ts';
import { withProof } from '../../kit/proof/with-proof.ts';

/** Whether somebody signs in in two steps; resetting it when phone and recovery codes are lost. */
export function UserSecondFactor({ account: { id, name, hasSecondFactor } }: { account: Account }) {
  const refresh = useRefreshResources();
  const isOwn = useSession((session) => session.user?.id === id);
  const [isBusy, setIsBusy] = useState(false);

  const handleReset = async () => {
    const question = {
      title: `Zwei Schritte von ${name} zurücksetzen?`,
      text: 'Danach genügt das Passwort, und das Konto ist auf allen Geräten abgemeldet. Frage vorher persönlich oder am Telefon nach: Wer das Passwort gestohlen hat, bittet auch darum.',
      confirmLabel: 'Zurücksetzen',
    };
    if (isBusy || !(await confirm(question))) return;
    setIsBusy(true);
    try {
      await withProof(() => request('DELETE', `/api/users/${id}/second-factor`));
      showToast({ title: `${name} meldet sich jetzt mit dem Passwort an.` });
    } catch (error) {
      showToast({ title: 'Das hat nicht geklappt', description: failureText(error), variant: 'danger' });
    } finally {
      setIsBusy(false);
    }
    await refresh('/api/admin/users');
  };

  return (
    <section>
      <h2>Anmeldung in zwei Schritten</h2>
      {!hasSecondFactor && <p>Ausgeschaltet. Einschalten kann sie jeder selbst unter „Mein Konto“.</p>}
      {hasSecondFactor && (
        <p>
          <Badge color="green">Eingeschaltet</Badge>{' '}
          {!isOwn && 'Sind Handy und Ersatzcodes verloren, hilft Zurücksetzen.'}
          {isOwn && (
            <>
              Ausschalten geht unter <Link to="/admin/konto">Mein Konto</Link>.
            </>
          )}
        </p>
      )}
      {hasSecondFactor && !isOwn && (
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void handleReset()}>
          Zurücksetzen
        </Button>
      )}
    </section>
  );
}
