import type { Download } from '@portal/api/contract';
import { typeAndSize } from '@portal/api/file-size';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorArea,
  formatDate,
  PageHeader,
  PageMeta,
  SectionHeading,
  Skeleton,
  usePageTexts,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useDownloads } from '../club-api.ts';
import { MoreFollow } from '../cards/MoreFollow.tsx';
import { groupDownloads } from './group-downloads.ts';

/** `/downloads`: the documents that editors show there, group by group. */
export function DownloadsPage() {
  const text = usePageTexts();
  return (
    <>
      <PageMeta
        title="Downloads"
        description="Satzung, Anträge und Formulare des Vereins zum Herunterladen."
        path="/downloads"
      />
      <PageHeader
        title={text('downloadsTitle', 'Downloads')}
        lead={text('downloadsLead', 'Satzung, Anträge und Formulare zum Herunterladen.')}
      />
      <Page>
        <Downloads />
      </Page>
    </>
  );
}

function Downloads() {
  const { data: downloads, error, reload } = useDownloads();

  if (!downloads && error && error.status !== 404)
    return <ErrorArea title="Die Dateien konnten nicht geladen werden" onRetry={reload} />;
  if (error?.status === 404 || downloads?.length === 0)
    return (
      <EmptyState title="Zurzeit gibt es hier nichts" text="Was du suchst, bekommst du bestimmt auf Nachfrage.">
        <ButtonLink to="/kontakt">Kontakt aufnehmen</ButtonLink>
      </EmptyState>
    );
  if (!downloads) return <Skeleton shape="text" />;
  const groups = groupDownloads(downloads).map(({ name, items }) => (
    <Group key={name}>
      {name && <SectionHeading>{name}</SectionHeading>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <DownloadRow item={item} />
          </li>
        ))}
      </ul>
    </Group>
  ));
  return (
    <>
      {groups}
      {downloads.at(-1)?.moreFollow && <MoreFollow title={`Hier stehen die ersten ${downloads.length} Dateien`} />}
    </>
  );
}

function DownloadRow({ item }: { item: Download }) {
  const { title, description, url, filedAt } = item;
  return (
    <Row>
      <a href={url} download>
        {title}
      </a>
      {description && <p>{description}</p>}
      <small>
        {typeAndSize(item)}, Stand {formatDate(filedAt)}
      </small>
    </Row>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: var(--space-8);
  max-width: 900px;
  padding-block: var(--space-section);
`;

const Group = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  ul {
    display: grid;
    gap: var(--space-3);
  }
`;

/* The whole row is pressed; its name is what it is called. */
const Row = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  background: var(--color-surface);
  overflow-wrap: anywhere;
  a {
    font-weight: 650;
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  p {
    white-space: pre-line;
  }
  small {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
