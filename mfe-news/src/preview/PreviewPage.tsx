import { useParams } from 'react-router-dom';
import type { Article } from '@portal/api/contract';
import { ButtonLink, Container, EmptyState, ErrorArea, Skeleton, useResource, type HttpError } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ArticleContent } from '../article/ArticleContent.tsx';
import { ArticleHeader } from '../article/ArticleHeader.tsx';

/**
 * `/vorschau/{token}`: an article as visitors will see it, for everybody who has the secret link; not for search
 * engines.
 */
export function PreviewPage() {
  const { token = '' } = useParams();
  const {
    data: article,
    error,
    reload,
  } = useResource<Article>(`/api/news/preview/${encodeURIComponent(token)}`, { freshTime: 0 });
  const noindex = <meta name="robots" content="noindex" />;
  if (error)
    return (
      <Message>
        {noindex}
        {isOver(error) ? <PreviewOver /> : <ErrorArea heading="h1" onRetry={reload} />}
      </Message>
    );
  if (!article)
    return (
      <>
        {noindex}
        <Skeleton shape="article" />
      </>
    );
  return (
    <article>
      {noindex}
      <title>{`Vorschau: ${article.title}`}</title>
      <ArticleHeader article={article} />
      <Body>
        {!article.published && <Note>Vorschau: Dieser Artikel ist noch nicht veröffentlicht.</Note>}
        <ArticleContent html={article.content} />
      </Body>
    </article>
  );
}

/** A truncated or mistyped link (400) is of no more use than an expired one. */
const isOver = ({ status }: HttpError) => status === 410 || status === 400;

function PreviewOver() {
  return (
    <Container>
      <title>Diese Vorschau ist abgelaufen</title>
      <EmptyState
        level={1}
        title="Diese Vorschau ist abgelaufen"
        text="Der Link gilt nicht mehr. Wer ihn geschickt hat, kann einen neuen erstellen."
      >
        <ButtonLink to="/news">Zu den Neuigkeiten</ButtonLink>
      </EmptyState>
    </Container>
  );
}

const Message = styled.div`
  padding-block: var(--space-section);
`;

const Body = styled(Container)`
  padding-bottom: var(--space-section);
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
`;

const Note = styled.p`
  max-width: var(--width-text);
  margin: var(--space-6) auto 0;
  padding: var(--space-3) var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
  font-weight: 650;
`;
