import { useParams } from 'react-router-dom';
import { Container, Skeleton } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { FeedLink } from '../feed/FeedLink.tsx';
import { useArticle } from '../news-api.ts';
import { ArticleContent } from './ArticleContent.tsx';
import { ArticleFooter } from './ArticleFooter.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import { ArticleNotFound } from './ArticleNotFound.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';

/** `/news/{id or slug}`: one article (docs/specification.md#news-article-newsid-or-slug). */
export function ArticlePage() {
  const { idOrSlug = '' } = useParams();
  const { data: article, isLoading, error, reload } = useArticle(idOrSlug);

  if (isLoading) return <Skeleton shape="article" />;
  if (error || !article) {
    const isFinal = !error || error.status === 404 || error.status === 400;
    return <ArticleNotFound idOrSlug={idOrSlug} {...(!isFinal && { onRetry: reload })} />;
  }
  return (
    <article>
      <ArticleMeta article={article} />
      <FeedLink />
      <ArticleHeader article={article} />
      <Body>
        <ArticleContent html={article.content} />
        <ArticleFooter title={article.title} />
      </Body>
      <Container>
        <RelatedArticles id={article.id} />
      </Container>
    </article>
  );
}

/* One size for all that follows the measure of 65 characters, so that its edges meet. */
const Body = styled(Container)`
  font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
`;
