import { useState } from 'react';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { showFailure } from '../failure.ts';
import { passesFocus } from '../passes-focus.ts';

/** An action on several entries at once; `run` may ask first and returns false when it was not done. */
export type BulkAction = { label: string; run: (ids: readonly string[]) => Promise<boolean | void> };

type BulkBarProps = { ids: readonly string[]; actions: readonly BulkAction[]; onDone: () => void };

/** The actions for the chosen entries, within thumb's reach. */
export function BulkBar({ ids, actions, onDone }: BulkBarProps) {
  const [isBusy, setIsBusy] = useState(false);
  const handleRun = async (action: BulkAction) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      if ((await action.run(ids)) !== false) onDone();
    } catch (error) {
      showFailure(`${action.label}: nicht gelungen`, error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Bar aria-label="Mit der Auswahl">
      <output>{ids.length} ausgewählt</output>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="secondary"
          aria-disabled={isBusy}
          onClick={passesFocus(() => handleRun(action))}
        >
          {action.label}
        </Button>
      ))}
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  z-index: 2;
  bottom: calc(var(--admin-bar) + env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  margin-block: var(--space-3);
  padding: var(--space-3);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  output {
    font-weight: 650;
    margin-right: auto;
  }
`;
