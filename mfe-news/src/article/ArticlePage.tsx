import { useParams } from 'react-router-dom';
import { Container, Skeleton } from '@portal/shared-ui';
import { useArticle } from '../news-api.ts';
import { ArticleContent } from './ArticleContent.tsx';
import { ArticleFooter } from './ArticleFooter.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleMeta } from './ArticleMeta.tsx';
import { ArticleNotFound } from './ArticleNotFound.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';

/** `/news/{id or slug}`: one article (specification, section 2 "News article"). */
export function ArticlePage() {
  const { idOrSlug = '' } = useParams();
  const { data: article, isLoading, error, reload } = useArticle(idOrSlug);

  if (isLoading) return <Skeleton shape="article" />;
  if (error || !article) {
    return <ArticleNotFound idOrSlug={idOrSlug} {...(error && error.status !== 404 && { onRetry: reload })} />;
  }
  return (
    <article>
      <ArticleMeta article={article} />
      <ArticleHeader article={article} />
      <Container>
        <ArticleContent html={article.content} />
        <ArticleFooter title={article.title} />
        <RelatedArticles id={article.id} />
      </Container>
    </article>
  );
}
