import { useParams } from 'react-router-dom';
import type { Article } from '@portal/api/contract';
import { Container, Skeleton, useResource } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ArticleContent } from '../article/ArticleContent.tsx';
import { ArticleHeader } from '../article/ArticleHeader.tsx';
import { ArticleNotFound } from '../article/ArticleNotFound.tsx';

/** `/vorschau/{token}`: an article as visitors will see it, for whoever has the secret link; for no search engine. */
export function PreviewPage() {
  const { token = '' } = useParams();
  const { data: article, error } = useResource<Article>(`/api/news/preview/${encodeURIComponent(token)}`, {
    freshTime: 0,
  });
  const noindex = <meta name="robots" content="noindex" />;
  if (!article && !error)
    return (
      <>
        {noindex}
        <Skeleton shape="article" />
      </>
    );
  if (!article)
    return (
      <>
        {noindex}
        <ArticleNotFound idOrSlug="vorschau" />
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
