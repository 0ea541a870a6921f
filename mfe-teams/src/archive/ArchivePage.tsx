import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorArea,
  PageHeader,
  PageMeta,
  Skeleton,
  usePageTexts,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useSeasons } from '../teams-api.ts';
import { ARCHIVE_PATH } from '../fixtures/archive-path.ts';
import { PastSeasons } from '../fixtures/PastSeasons.tsx';

/** `/archiv`: the seasons that are over. */
export function ArchivePage() {
  const { data, error, reload } = useSeasons();
  const text = usePageTexts();
  return (
    <>
      <PageMeta title="Archiv" description="Frühere Saisons: Mannschaften, Kader und Ergebnisse." path={ARCHIVE_PATH} />
      <PageHeader
        title={text('archiveTitle', 'Archiv')}
        lead={text('archiveLead', 'Frühere Saisons mit Mannschaften, Kadern und Ergebnissen.')}
      />
      <Page>
        {!data && error && <ErrorArea title="Das Archiv konnte nicht geladen werden" onRetry={reload} />}
        {!data && !error && <Skeleton shape="text" />}
        {data?.length === 0 && (
          <EmptyState title="Noch keine Saison im Archiv" text="Hier stehen Saisons, wenn sie vorbei sind.">
            <ButtonLink to="/spielplan">Zum Spielplan</ButtonLink>
          </EmptyState>
        )}
        <PastSeasons />
      </Page>
    </>
  );
}

const Page = styled(Container)`
  padding-block: var(--space-8) var(--space-section);
`;
