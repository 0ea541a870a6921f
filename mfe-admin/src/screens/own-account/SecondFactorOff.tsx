import { lazy, Suspense, useState } from 'react';
import type { SecondFactorSecret } from '@portal/api/contract';
import { Button, request, showToast, Skeleton } from '@portal/shared-ui';
import { failureText } from '../../kit/failure-text.ts';

// Draws QR codes; loaded only when somebody sets up a second factor.
const SetUpSteps = lazy(() => import('./SetUpSteps.tsx').then((module) => ({ default: module.SetUpSteps })));

type SecondFactorOffProps = { email: string; onCodes: (codes: readonly string[]) => void };

/** What it is good for, and the way there. */
export function SecondFactorOff({ email, onCodes }: SecondFactorOffProps) {
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const [isBusy, setIsBusy] = useState(false);

  const handleBegin = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      setSecret(await request<SecondFactorSecret>('POST', '/api/account/second-factor/secret'));
    } catch (error) {
      showToast({ title: 'Das hat nicht geklappt', description: failureText(error), variant: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <p>
        Nach dem Passwort fragt die Anmeldung dann noch nach einem Code, den eine App auf deinem Handy anzeigt. So kommt
        niemand in dein Konto, der nur dein Passwort kennt.
      </p>
      {secret ? (
        <Suspense fallback={<Skeleton shape="form" />}>
          <SetUpSteps secret={secret} email={email} onCodes={onCodes} onCancel={() => setSecret(undefined)} />
        </Suspense>
      ) : (
        <Button aria-disabled={isBusy} onClick={() => void handleBegin()}>
          Einrichten
        </Button>
      )}
    </>
  );
}
