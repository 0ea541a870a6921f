import type { Article } from '@portal/api/contract';
import { PageMeta, useClub, useSiteOrigin } from '@portal/shared-ui';
import { htmlText } from '@portal/shared-ui/html-text';
import { articlePath } from '../article-card/article-path.ts';
import { describeArticle } from './structured-data.ts';

/** Title, link preview and structured data of an article. */
export function ArticleMeta({ article }: { article: Article }) {
  const club = useClub();
  const origin = useSiteOrigin();
  const description = article.excerpt || htmlText(article.content).replace(/\s+/g, ' ');
  return (
    <PageMeta
      title={article.title}
      description={description}
      path={articlePath(article)}
      image={article.imageUrl}
      type="article"
      publishedAt={article.createdAt}
      jsonLd={describeArticle(article, { description, club: club.name, origin })}
    />
  );
}
