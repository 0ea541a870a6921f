import { useState } from 'react';
import { Button, CloseIcon, useConsent } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ConsentSwitches, type Selection } from './ConsentSwitches.tsx';
import { ConsentSheet } from './ConsentSheet.tsx';

/** Shows the present permissions, to change or withdraw them (docs/specification.md#cookie-banner-and-settings). */
export function ConsentDialog() {
  const { preferences, acceptSelected, reset, clearAll, closeDialog } = useConsent.getState();
  const [selection, setSelection] = useState<Selection>(preferences);
  const states = [
    ['Erforderlich', true],
    ['Analyse', preferences.analytics],
    ['Marketing', preferences.marketing],
  ] as const;
  return (
    <ConsentSheet
      title="Cookie-Einstellungen verwalten"
      corner={
        <Close type="button" aria-label="Schließen" onClick={closeDialog}>
          <CloseIcon />
        </Close>
      }
      onClose={closeDialog}
    >
      <States>
        {states.map(([label, isActive]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isActive ? 'Aktiv' : 'Inaktiv'}</dd>
          </div>
        ))}
      </States>
      <ConsentSwitches selection={selection} onChange={setSelection} />
      <Actions>
        <Button onClick={() => acceptSelected(selection)}>Einstellungen speichern</Button>
        <Button variant="secondary" onClick={reset}>
          Banner erneut anzeigen
        </Button>
        <Button variant="secondary" onClick={() => void clearAll()}>
          Alle Cookies löschen
        </Button>
      </Actions>
      <Warning>
        Achtung: Wenn du alle Cookies löschst, musst du dich eventuell neu anmelden, und Einstellungen gehen verloren.
      </Warning>
    </ConsentSheet>
  );
}

const Close = styled.button`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  margin-right: calc(-1 * var(--space-2));
`;

const States = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  > div {
    display: flex;
    gap: var(--space-1);
  }
  dt::after {
    content: ':';
  }
  dd {
    font-weight: 700;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(210px, 1fr));
  gap: var(--space-3);
  > * {
    padding-inline: var(--space-3);
  }
  > :first-child {
    grid-column: 1 / -1;
  }
`;

const Warning = styled.p`
  margin-top: var(--space-4);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
