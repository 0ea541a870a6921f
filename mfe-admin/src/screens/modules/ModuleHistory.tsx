import type { ModuleChange, OriginChange, PortalModule, ReleaseTrial } from '@portal/api/contract';
import { formatDateTime } from '@portal/shared-ui';
import { Details } from '../../kit/Panel.tsx';

type ModuleHistoryProps = { module: Pick<PortalModule, 'changes' | 'origins' | 'trials'> };

/**
 * The history of a section, newest first: versions that went live, trials that ended before, and the origins it may
 * load from.
 */
export function ModuleHistory({ module: { changes, origins, trials } }: ModuleHistoryProps) {
  const lines = [
    ...changes.map((change) => ({ at: change.at, text: changeText(change) })),
    ...origins.changes.map((change) => ({ at: change.at, text: originText(change) })),
    ...trials.flatMap((trial) => (trial.endedAt ? [{ at: trial.endedAt, text: trialText(trial) }] : [])),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  if (lines.length === 0) return null;
  return (
    <Details>
      <summary>Verlauf</summary>
      <ol>
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{formatDateTime(at)}</time>: {text}
          </li>
        ))}
      </ol>
    </Details>
  );
}

function changeText({ version, previous, isRollback, isForced, by, reason, stuck }: ModuleChange): string {
  const what = version ? `${isRollback ? 'zurück zu' : 'neu'} ${version}` : 'vom Netz genommen';
  const before = previous ? ` (vorher ${previous})` : '';
  return `${what}${before}${isForced ? ' ohne Prüfung erzwungen' : ''}, ${by}${reason ? ` (${reason})` : ''}${stuck ? ` – müsste zurück: ${stuck}` : ''}`;
}

function originText({ origin, isAllowed, by }: OriginChange): string {
  return `${origin} ${isAllowed ? 'erlaubt' : 'entzogen'}, ${by}`;
}

function trialText({ version, share, endedBy, reason }: ReleaseTrial): string {
  return `Probelauf von ${version} für ${share} % beendet, ${endedBy}${reason ? ` (${reason})` : ''}`;
}
