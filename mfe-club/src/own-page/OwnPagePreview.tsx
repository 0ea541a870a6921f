import { useParams } from 'react-router-dom';
import { ButtonLink, Container, EmptyState, ErrorArea, PageHeader, Skeleton } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useOwnPagePreview } from './own-pages-api.ts';
import { ContentBody } from '../content-page/ContentBody.tsx';

/**
 * `/seiten/vorschau/{token}`: a page as visitors will see it, for everybody who has the secret link; not for search
 * engines.
 */
export function OwnPagePreview() {
  const { token = '' } = useParams();
  const { data: page, error, reload } = useOwnPagePreview(token);
  const noindex = <meta name="robots" content="noindex" />;
  if (error)
    return (
      <Message>
        {noindex}
        {/* A truncated or mistyped link (400) is of no more use than an expired one. */}
        {error.status === 410 || error.status === 400 ? (
          <>
            <title>Diese Vorschau ist abgelaufen</title>
            <EmptyState
              level={1}
              title="Diese Vorschau ist abgelaufen"
              text="Der Link gilt nicht mehr. Wer ihn geschickt hat, kann einen neuen erstellen."
            >
              <ButtonLink to="/">Zur Startseite</ButtonLink>
            </EmptyState>
          </>
        ) : (
          <ErrorArea heading="h1" onRetry={reload} />
        )}
      </Message>
    );
  if (!page)
    return (
      <Message>
        {noindex}
        <Skeleton shape="text" />
      </Message>
    );
  return (
    <>
      {noindex}
      <title>{`Vorschau: ${page.title}`}</title>
      <PageHeader title={page.title} lead={page.lead ?? ''} />
      {!page.published && (
        <Container>
          <Note>Vorschau: Diese Seite ist noch nicht veröffentlicht.</Note>
        </Container>
      )}
      <ContentBody page={page} />
    </>
  );
}

const Message = styled(Container)`
  padding-block: var(--space-section);
`;

const Note = styled.p`
  max-width: var(--width-text);
  margin-top: var(--space-6);
  padding: var(--space-3) var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
  font-weight: 650;
`;
