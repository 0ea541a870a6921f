import type { ArticleSummary } from '@portal/api/contract';
import { styled } from 'styled-components';
import { ArticleCard } from '../article-card/ArticleCard.tsx';
import { LeadArticle } from '../article-card/LeadArticle.tsx';

/** Characters of a list excerpt (docs/specification.md#news-and-reading). */
const TEASER_LENGTH = 150;

type ArticleGridProps = { articles: readonly ArticleSummary[]; hasLead: boolean };

/** The cards of one page; the newest of all leads over the full width. */
export function ArticleGrid({ articles, hasLead }: ArticleGridProps) {
  const [first, ...rest] = articles;
  const cards = hasLead ? rest : articles;
  return (
    <List>
      {hasLead && first && (
        <Lead>
          <LeadArticle
            article={first}
            heading="h2"
            teaserLength={TEASER_LENGTH}
            loading="eager"
            sizes="(min-width: 1320px) 1240px, calc(100vw - 32px)"
          />
        </Lead>
      )}
      {cards.map((article, index) => (
        <li key={article.id}>
          <ArticleCard
            article={article}
            heading="h2"
            teaserLength={TEASER_LENGTH}
            sizes="(min-width: 1000px) 400px, (min-width: 700px) 45vw, calc(100vw - 32px)"
            loading={!hasLead && index === 0 ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-10) var(--space-6);
`;

const Lead = styled.li`
  grid-column: 1 / -1;
`;
