import { Button, ErrorArea, formatDateTime, useRefreshResources } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Details } from '../../kit/Panel.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { ERRORS, forgetErrors, MODULES, useLatestErrors } from './modules-api.ts';
import { useWork } from '../../kit/use-work.ts';

type BrowserErrorsProps = {
  section: string;
  /** Failures of the live version. */
  recent: number;
};

const SHOWN = 10;

/** The failures of a section in visitors' browsers and on the server, last seen first. */
export function BrowserErrors({ section, recent }: BrowserErrorsProps) {
  const { data, error, reload } = useLatestErrors(section, SHOWN);
  const refresh = useRefreshResources();
  const { run } = useWork();
  const handleForget = () =>
    run(async () => {
      await forgetErrors(section);
      await refresh(ERRORS, MODULES);
    });
  if (!data && error) return <ErrorArea title="Die Fehler konnten nicht geladen werden" onRetry={reload} />;
  if (!data) return <Line aria-busy="true">Fehler werden geladen</Line>;
  if (data.total === 0) return <Line>Keine Fehler aus Browsern oder auf dem Server.</Line>;
  return (
    <Details>
      <summary>
        Fehler aus Browsern und auf dem Server:{' '}
        {recent === 0 ? 'keine in der jetzigen Version' : <Alarm>{recent} in der jetzigen Version</Alarm>}
      </summary>
      <ul>
        {data.items.map(({ kind, version, part, message, stack, count, firstSeen, lastSeen }) => (
          <li key={`${kind} ${version} ${part} ${message}`}>
            <strong>{message}</strong>
            <br />
            {count}-mal {kind === 'server' && 'auf dem Server '}in Version {version}, {part},{' '}
            {count > 1 && `zuerst ${formatDateTime(firstSeen)}, `}zuletzt {formatDateTime(lastSeen)}
            {stack && (
              <details>
                <summary>Stelle im Code</summary>
                <Stack>{stack}</Stack>
              </details>
            )}
          </li>
        ))}
      </ul>
      {data.total > SHOWN && <p>und {data.total - SHOWN} weitere</p>}
      <Button variant="quiet" onClick={passesFocus(handleForget)}>
        Meldungen leeren
      </Button>
    </Details>
  );
}

/** It is as high as the line that opens the list. */
const Line = styled.p`
  min-height: var(--touch);
  padding-block: var(--space-2);
`;

const Stack = styled.pre`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Alarm = styled.span`
  color: var(--color-danger);
`;
