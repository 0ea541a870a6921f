import type { PublishedRelease } from '@portal/api/contract';
import { Button, formatDateTime } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Details } from '../../kit/panel/Details.tsx';

type VersionListProps = {
  name: string;
  releases: readonly PublishedRelease[];
  isBusy: boolean;
  onChoose: (version: string) => void;
};

/** The versions that are kept, newest first; each may go live again. */
export function VersionList({ name, releases, isBusy, onChoose }: VersionListProps) {
  return (
    <Details>
      <summary>Alle Versionen ({releases.length})</summary>
      <ul>
        {releases.map(({ version, publishedAt, publishedBy, active, available }) => (
          <Line key={version}>
            <span>
              <strong>{version}</strong>
              {active && ' (live)'}
              <br />
              {formatDateTime(publishedAt)}, {publishedBy}
              {!available && ' – Dateien fehlen'}
            </span>
            {!active && available && (
              <Button
                variant="quiet"
                disabled={isBusy}
                aria-label={`Version ${version} von ${name} zeigen`}
                onClick={() => onChoose(version)}
              >
                Zeigen
              </Button>
            )}
          </Line>
        ))}
      </ul>
    </Details>
  );
}

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;
