import type { KeptBackup } from '@portal/api/contract';
import { fileSize } from '@portal/api/file-size';
import { ErrorArea, formatDateTime, Skeleton, useResource, VisuallyHidden, type Resource } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useIsAllowed } from '../../kit/frame/navigation.ts';
import { Note } from '../../kit/layout.ts';
import { DownloadButton } from './DownloadButton.tsx';

/** The backups that the portal keeps, for administrators. */
export function useKeptBackups(): Resource<KeptBackup[]> {
  return useResource<KeptBackup[]>(useIsAllowed('admin') ? '/api/admin/backups' : null, { freshTime: 0 });
}

/** The backups that the portal makes every week. */
export function KeptBackups() {
  const { data, error, reload } = useKeptBackups();
  return (
    <>
      <p>
        Jede Woche entsteht von selbst eine Sicherung; die letzten acht bleiben.
        {data?.length === 0 && ' Die erste folgt eine Woche nach der Einrichtung.'}
      </p>
      <Note>
        Sie liegen auf demselben Server wie die Website: Geht er verloren, hilft nur eine Datei, die du heruntergeladen
        hast.
      </Note>
      {!data && error && <ErrorArea onRetry={reload} />}
      {!data && !error && <Skeleton shape="text" />}
      {data && data.length > 0 && <BackupList backups={data} />}
    </>
  );
}

function BackupList({ backups }: { backups: readonly KeptBackup[] }) {
  return (
    <List>
      {backups.map(({ name, bytes, createdAt }) => (
        <li key={name}>
          <span>
            {formatDateTime(createdAt)} <small>{fileSize(bytes)}</small>
          </span>
          <DownloadButton href={`/api/admin/backups/${name}`} variant="secondary">
            Herunterladen<VisuallyHidden>: {formatDateTime(createdAt)}</VisuallyHidden>
          </DownloadButton>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  width: 100%;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-3);
  }
`;
