import { useState } from 'react';
import type { SecondFactor } from '@portal/api/contract';
import { ErrorArea, Skeleton, useRefreshResources, useResource } from '@portal/shared-ui';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard.ts';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { SecondFactorOff } from './SecondFactorOff.tsx';
import { SecondFactorOn } from './SecondFactorOn.tsx';

const UNSEEN = 'Die Ersatzcodes werden nur jetzt angezeigt. Hast du sie kopiert, heruntergeladen oder aufgeschrieben?';

/** The second factor of one's own account: set it up, new recovery codes, switch it off. */
export function SecondFactorPart({ email }: { email: string }) {
  const [codes, setCodes] = useState<readonly string[]>();
  useUnsavedGuard(codes !== undefined, UNSEEN);
  return (
    <section>
      <h2>Anmeldung in zwei Schritten</h2>
      {codes ? (
        <RecoveryCodeList codes={codes} email={email} onDone={() => setCodes(undefined)} />
      ) : (
        <LoadedPart email={email} onCodes={setCodes} />
      )}
    </section>
  );
}

type LoadedPartProps = { email: string; onCodes: (codes: readonly string[]) => void };

function LoadedPart({ email, onCodes }: LoadedPartProps) {
  const { data, error, reload } = useResource<SecondFactor>('/api/account/second-factor', { freshTime: 0 });
  const refresh = useRefreshResources();
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="text" count={2} />;
  // All other devices were signed out.
  const handleChange = () => void refresh('/api/account/second-factor', '/api/account/sessions');
  const handleCodes = (codes: readonly string[]) => {
    onCodes(codes);
    handleChange();
  };
  return data.isOn ? (
    <SecondFactorOn email={email} left={data.recoveryCodes} onCodes={handleCodes} onOff={handleChange} />
  ) : (
    <SecondFactorOff email={email} onCodes={handleCodes} />
  );
}
