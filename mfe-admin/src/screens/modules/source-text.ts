import { repositoryText, type ReleaseSource } from '@portal/api/contract';

/** The origin of a version, as far as its sender knew. */
export function sourceText({ origin, commit, dirty }: ReleaseSource): string {
  const repository = origin === null ? 'unbekannter Quelle' : repositoryText(origin);
  const place = origin === 'portal' ? 'beim Start des Portals' : `aus ${repository}`;
  return [place, commit && `Commit ${commit.slice(0, 7)}`, dirty && 'mit ungespeicherten Änderungen']
    .filter(Boolean)
    .join(', ');
}
