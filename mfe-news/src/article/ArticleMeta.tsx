import type { Article } from '@portal/api/contract';
import { PageMeta, useClub, useSiteOrigin } from '@portal/shared-ui';
import { articlePath } from '../article-card/article-path.ts';
import { plainText } from './plain-text.ts';
import { describeArticle } from './structured-data.ts';

/** Title, link preview and structured data of an article. */
export function ArticleMeta({ article }: { article: Article }) {
  const club = useClub();
  const origin = useSiteOrigin();
  const description = article.excerpt || plainText(article.content);
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
