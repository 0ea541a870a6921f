import { useState } from 'react';
import type { RecoveryCodes } from '@portal/api/contract';
import { Badge, Button, request } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ProofForm } from './ProofForm.tsx';
import { focusAtBeginning } from '../../kit/focus-at-beginning.ts';
import { Buttons } from '../../kit/layout.ts';
import { counted } from '../../kit/counted.ts';

type SecondFactorOnProps = {
  email: string;
  /** Recovery codes that were not used yet. */
  left: number;
  /** It was off when this screen was opened: the answer with the recovery codes may be lost. */
  isNew: boolean;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
};

const FEW = 3;

/** New recovery codes, and switching it off. */
export function SecondFactorOn({ email, left, isNew, onCodes, onOff }: SecondFactorOnProps) {
  const [opened, setOpened] = useState<'codes' | 'off'>();
  const shared = { email, onCancel: () => setOpened(undefined) };
  return (
    <>
      <State>
        <Badge color="green">Eingeschaltet</Badge>
        <span>
          Noch {counted(left, 'Ersatzcode', 'Ersatzcodes')} für den Fall, dass dein Handy fehlt.
          {left < FEW && ' Bitte bald neue erstellen.'}
        </span>
      </State>
      {isNew && !opened && (
        <p ref={focusAtBeginning} tabIndex={-1}>
          Sie ist inzwischen eingeschaltet. Hast du deine Ersatzcodes nicht gesehen, erstelle gleich neue.
        </p>
      )}
      {opened === 'codes' && (
        <>
          <p ref={focusAtBeginning} tabIndex={-1}>
            Die bisherigen Ersatzcodes gelten danach nicht mehr.
          </p>
          <ProofForm<RecoveryCodes>
            {...shared}
            send={(proof) => request('POST', '/api/account/second-factor/recovery-codes', proof)}
            onSent={({ recoveryCodes }) => onCodes(recoveryCodes)}
            submitLabel="Ersatzcodes erstellen"
            savedText="Du hast neue Ersatzcodes."
          />
        </>
      )}
      {opened === 'off' && (
        <>
          <p ref={focusAtBeginning} tabIndex={-1}>
            Danach genügt zur Anmeldung wieder das Passwort, und alle anderen Geräte sind abgemeldet.
          </p>
          <ProofForm<null>
            {...shared}
            send={async (proof) => {
              await request('POST', '/api/account/second-factor/off', proof);
              return null;
            }}
            onSent={onOff}
            submitLabel="Ausschalten"
            savedText="Die Anmeldung in zwei Schritten ist ausgeschaltet."
          />
        </>
      )}
      {!opened && (
        <Buttons>
          <Button variant="secondary" onClick={() => setOpened('codes')}>
            Neue Ersatzcodes
          </Button>
          <Button variant="secondary" onClick={() => setOpened('off')}>
            Ausschalten
          </Button>
        </Buttons>
      )}
    </>
  );
}

const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;
