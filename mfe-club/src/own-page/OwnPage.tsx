import { useParams } from 'react-router-dom';
import { ButtonLink, Container, EmptyState, ErrorArea, PageHeader, PageMeta, Skeleton } from '@portal/shared-ui';
import { ownPagePath } from '@portal/shared-ui/own-page-path';
import { styled } from 'styled-components';
import { useOwnPage } from './own-pages-api.ts';
import { ContentBody } from '../content-page/ContentBody.tsx';

/** `/seiten/{slug}`: a page that the club has added. */
export function OwnPage() {
  const { slug = '' } = useParams();
  const { data: page, error, reload } = useOwnPage(slug);
  if (error?.status === 404 || error?.status === 400)
    return (
      <Message>
        <PageMeta title="Seite nicht gefunden" description="Diese Seite gibt es nicht." />
        <EmptyState level={1} title="Seite nicht gefunden" text="Diese Seite gibt es nicht (mehr).">
          <ButtonLink to="/">Zur Startseite</ButtonLink>
        </EmptyState>
      </Message>
    );
  if (!page && error)
    return (
      <Message>
        <PageMeta title="Seite" />
        <ErrorArea heading="h1" onRetry={reload} />
      </Message>
    );
  if (!page)
    return (
      <Message>
        <PageMeta title="Seite" />
        <Skeleton shape="text" />
      </Message>
    );
  return (
    <>
      <PageMeta
        title={page.title}
        description={page.description || page.lead || page.title}
        path={ownPagePath(page.slug)}
        image={page.imageUrl}
      />
      <PageHeader title={page.title} lead={page.lead ?? ''} />
      <ContentBody page={page} />
    </>
  );
}

const Message = styled(Container)`
  padding-block: var(--space-section);
`;
