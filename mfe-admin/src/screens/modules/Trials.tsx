import type { PortalModule, ReleaseTrial } from '@portal/api/contract';
import { Button, formatDateTime } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { confirm } from '../../kit/dialog/confirm.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { endTrial } from './modules-api.ts';
import { showToAllAsked } from './show-to-all.ts';
import { useModuleWork } from './use-module-work.ts';

type TrialsProps = { module: Pick<PortalModule, 'name' | 'live' | 'revision' | 'trials'> };

/** The candidates of a section that some see instead of the live version: decided here, for all or for nobody. */
export function Trials({ module: { name, live, revision, trials } }: TrialsProps) {
  const { isBusy, change } = useModuleWork();

  const handleForAll = async ({ version }: ReleaseTrial) => {
    const isSure = await confirm({
      title: `Version ${version} für alle?`,
      text: `Alle Besucher sehen in wenigen Sekunden Version ${version}${live ? ` statt ${live}` : ''}.`,
      confirmLabel: 'Für alle',
    });
    if (!isSure) return;
    await change(async () => {
      const isLive = await showToAllAsked(name, { version, expected: revision });
      return isLive ? `Version ${version} ist für alle zu sehen.` : undefined;
    });
  };
  const handleEnd = ({ kind, version }: ReleaseTrial) =>
    change(async () => {
      await endTrial(name, { kind, version });
      return `${titleOf(kind)} von ${version} beendet.`;
    });

  const running = trials.filter(({ endedAt }) => endedAt === null);
  return running.map((trial) => (
    <Trial key={`${trial.kind} ${trial.version}`}>
      <p>
        <strong>
          {titleOf(trial.kind)} von Version {trial.version}
        </strong>
        {trial.share !== null && ` für ${trial.share} % der Aufrufe`}
        <br />
        seit {formatDateTime(trial.begunAt)} von {trial.begunBy}, bis {formatDateTime(trial.endsAt)}
      </p>
      <Choice>
        {trial.address && (
          <a href={trial.address} target="_blank" rel="noreferrer">
            Vorschau öffnen
          </a>
        )}
        <Button aria-disabled={isBusy} onClick={passesFocus(() => handleForAll(trial))}>
          Für alle
        </Button>
        <Button variant="secondary" aria-disabled={isBusy} onClick={passesFocus(() => handleEnd(trial))}>
          {titleOf(trial.kind)} beenden
        </Button>
      </Choice>
    </Trial>
  ));
}

function titleOf(kind: ReleaseTrial['kind']): string {
  return kind === 'preview' ? 'Vorschau' : 'Probelauf';
}

const Trial = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-left: var(--space-4);
  border-left: 6px solid var(--color-brand);
  overflow-wrap: anywhere;
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
  }
`;
