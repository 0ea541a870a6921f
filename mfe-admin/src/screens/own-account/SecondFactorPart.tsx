import { useState, lazy, Suspense } from 'react';
import type { OwnAccount, SecondFactor, SecondFactorSecret } from '@portal/api/contract';
import { ErrorArea, Skeleton, useRefreshResources, useResource, Button, request } from '@portal/shared-ui';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { SECOND_FACTOR } from './ProofForm.tsx';
import { SecondFactorOn } from './SecondFactorOn.tsx';
import { useWork } from '../../kit/use-work.ts';

const UNSEEN = 'Die Ersatzcodes werden nur jetzt angezeigt. Hast du sie kopiert, heruntergeladen oder aufgeschrieben?';

/** The second factor of one's own account: set it up, new recovery codes, switch it off. */
export function SecondFactorPart({ account: { email } }: { account: Pick<OwnAccount, 'email'> }) {
  const [codes, setCodes] = useState<readonly string[]>();
  useUnsavedGuard(codes !== undefined, UNSEEN);
  return codes ? (
    <RecoveryCodeList codes={codes} email={email} onDone={() => setCodes(undefined)} />
  ) : (
    <LoadedPart email={email} onCodes={setCodes} />
  );
}

type LoadedPartProps = { email: string; onCodes: (codes: readonly string[]) => void };

function LoadedPart({ email, onCodes }: LoadedPartProps) {
  const { data, error, reload } = useResource<SecondFactor>(SECOND_FACTOR, { freshTime: 0 });
  const [wasOff, setWasOff] = useState(false);
  const refresh = useRefreshResources();
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="text" count={2} />;
  if (!data.isOn && !wasOff) setWasOff(true);
  // All other devices were signed out.
  const handleChange = () => void refresh(SECOND_FACTOR, '/api/account/sessions');
  const handleCodes = (codes: readonly string[]) => {
    onCodes(codes);
    handleChange();
  };
  return data.isOn ? (
    <SecondFactorOn email={email} left={data.recoveryCodes} isNew={wasOff} onCodes={handleCodes} onOff={handleChange} />
  ) : (
    <SecondFactorOff email={email} onCodes={handleCodes} onLost={reload} />
  );
}

// Draws QR codes; loaded only when somebody sets up a second factor.
const SetUpSteps = lazy(() => import('./SetUpSteps.tsx').then((module) => ({ default: module.SetUpSteps })));

type SecondFactorOffProps = {
  email: string;
  onCodes: (codes: readonly string[]) => void;
  /** It may be on by now, and the answer was lost. */
  onLost: () => void;
};

/** The benefits, and the way there. */
function SecondFactorOff({ email, onCodes, onLost }: SecondFactorOffProps) {
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const { isBusy, run } = useWork();

  const handleBegin = () =>
    run(async () => {
      try {
        setSecret(await request<SecondFactorSecret>('POST', `${SECOND_FACTOR}/secret`));
      } catch (error) {
        onLost();
        throw error;
      }
    });

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
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void handleBegin()}>
          Einrichten
        </Button>
      )}
    </>
  );
}
