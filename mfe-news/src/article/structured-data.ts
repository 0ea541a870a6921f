import type { Article } from '@portal/api/contract';
import { categoryLabel, truncate } from '@portal/shared-ui';
import { articlePath } from '../article-card/article-path.ts';

/** `list`: the title of the page of all news. */
type Publication = { description: string; club: string; list: string; origin: string };

/** Longest description search engines show, in characters. */
const DESCRIPTION_LENGTH = 160;

/** NewsArticle and BreadcrumbList of schema.org; `origin` makes addresses absolute. */
export function describeArticle(article: Article, { description, club, list, origin }: Publication): object {
  const address = origin + articlePath(article);
  const absolute = (path: string) => (path.startsWith('/') ? origin + path : path);
  const publisher = { '@type': 'SportsOrganization', name: club, url: `${origin}/` };
  const crumbs = [
    { name: 'Startseite', item: `${origin}/` },
    { name: list, item: `${origin}/news` },
    { name: article.title, item: address },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'NewsArticle',
        headline: article.title,
        ...(description && { description: truncate(description, DESCRIPTION_LENGTH) }),
        ...(article.imageUrl && { image: absolute(article.imageUrl) }),
        datePublished: article.createdAt,
        dateModified: lastChange(article),
        articleSection: article.look?.name ?? categoryLabel(article.category),
        inLanguage: 'de-DE',
        url: address,
        mainEntityOfPage: address,
        author: publisher,
        publisher,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    ],
  };
}

/** Changes before the publication do not count. */
function lastChange({ createdAt, updatedAt }: Article): string {
  return Date.parse(updatedAt) < Date.parse(createdAt) ? createdAt : updatedAt;
}
