import type { RecoveryCodes, SecondFactorSecret } from '@portal/api/contract';
import { Button, ButtonAnchor, request } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useMemo } from 'react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { copyText } from '../../kit/copy-text.ts';
import { inGroups } from './groups.ts';
import { ProofForm } from './ProofForm.tsx';
import { focusAtBeginning } from '../../kit/focus-at-beginning.ts';

type SetUpStepsProps = {
  secret: SecondFactorSecret;
  email: string;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
};

/** The steps of setting up a second factor, from the app to the first code. */
export function SetUpSteps({ secret: { secret, uri }, email, onCodes, onCancel }: SetUpStepsProps) {
  return (
    <Steps>
      <li>
        <h2 ref={focusAtBeginning} tabIndex={-1}>
          App öffnen
        </h2>
        <p>
          Du brauchst eine App für Einmalcodes, zum Beispiel Aegis, Google Authenticator oder Microsoft Authenticator.
          Auf dem iPhone geht es auch mit „Passwörter“.
        </p>
      </li>
      <li>
        <h2>Konto hinzufügen</h2>
        <OnThisPhone>
          <p>Ist die App auf diesem Gerät?</p>
          <ButtonAnchor href={uri} variant="secondary">
            In der App öffnen
          </ButtonAnchor>
        </OnThisPhone>
        <p>Füge in der App ein Konto hinzu und richte die Kamera auf dieses Bild:</p>
        <QrCode text={uri} label="QR-Code für die App" />
        <p>Ohne Kamera gibst du in der App diesen Schlüssel ein:</p>
        <Secret>
          <code>{inGroups(secret, 4)}</code>
          <Button variant="secondary" onClick={() => copyText(secret, 'Schlüssel kopiert.')}>
            Schlüssel kopieren
          </Button>
        </Secret>
      </li>
      <li>
        <h2>Code eingeben</h2>
        <p>Die App zeigt jetzt sechs Ziffern. Danach bist du auf allen anderen Geräten abgemeldet.</p>
        <ProofForm<RecoveryCodes>
          email={email}
          codeHint="Sechs Ziffern aus der App."
          send={(proof) => request('PUT', '/api/account/second-factor', proof)}
          onSent={({ recoveryCodes }) => onCodes(recoveryCodes)}
          submitLabel="Einschalten"
          savedText="Die Anmeldung in zwei Schritten ist eingeschaltet."
          onCancel={onCancel}
        />
      </li>
    </Steps>
  );
}

/** Modules of light around the code, without which cameras do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A text as a QR code, dark on light independent of the site's colours. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const box = [-QUIET_ZONE, -QUIET_ZONE, size + 2 * QUIET_ZONE, size + 2 * QUIET_ZONE].join(' ');
  return (
    <Picture aria-label={label}>
      <svg viewBox={box} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} fill="#000" />
      </svg>
    </Picture>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--space-6);
  max-width: 62ch;
  margin: 0;
  padding-left: 1.4em;
  list-style: decimal;
  li::marker {
    font: 750 1.25rem/1.2 var(--font-display);
  }
  h2 {
    margin-bottom: var(--space-1);
    font-size: 1.25rem;
  }
  p {
    margin-bottom: var(--space-3);
  }
`;

/** Devices without touch have no such app. */
const OnThisPhone = styled.div`
  display: none;
  margin-bottom: var(--space-4);
  @media (pointer: coarse) {
    display: block;
  }
`;

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  code {
    flex: 1 1 16rem;
    padding: var(--space-3);
    border-radius: var(--radius);
    background: var(--color-surface);
    font-size: 1.0625rem;
    overflow-wrap: anywhere;
  }
`;

const Picture = styled.figure`
  width: min(100%, 15rem);
  margin: var(--space-3) 0 var(--space-4);
  border-radius: var(--radius);
  background: #fff;
  forced-color-adjust: none;
  svg {
    display: block;
  }
`;
