import type { ArticleSummary } from '@portal/api/contract';
import { Card, CategoryBadge, formatDate, truncate } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { articlePath } from './article-path.ts';
import { ArticlePicture } from './ArticlePicture.tsx';

type ArticleCardProps = {
  article: Omit<ArticleSummary, 'teaser'> & { teaser?: string };
  heading: 'h2' | 'h3';
  /** Characters of the teaser; without it the card has none. */
  teaserLength?: number;
  /** Width of the picture for the choice of its file, as in `<img sizes>`. */
  sizes: string;
  loading?: 'lazy' | 'eager';
};

/** An article in a list; it can be pressed anywhere. */
export function ArticleCard({ article, heading, teaserLength, sizes, loading = 'lazy' }: ArticleCardProps) {
  return (
    <FullHeightCard>
      <ArticlePicture article={article} sizes={sizes} loading={loading} />
      <Body>
        <Meta>
          <CategoryBadge category={article.category} />
          <time dateTime={article.createdAt}>{formatDate(article.createdAt)}</time>
        </Meta>
        <Title as={heading}>
          <Link to={articlePath(article)} data-cover="">
            {article.title}
          </Link>
        </Title>
        {teaserLength && article.teaser && <Teaser>{truncate(article.teaser, teaserLength)}</Teaser>}
      </Body>
    </FullHeightCard>
  );
}

const FullHeightCard = styled(Card)`
  height: 100%;
`;

/* The badge stands half on the picture, whatever its height. */
const Body = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--space-5) var(--space-5);
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-1) var(--space-3);
  margin-top: -0.875rem;
  margin-left: calc(-1 * var(--space-5));
  min-height: 2.75rem;
  color: var(--color-muted);
  font-size: var(--text-sm);
  line-height: 1.2;
  text-wrap: nowrap;

  > :first-child {
    align-self: flex-start;
  }
`;

const Title = styled.h2`
  font-size: var(--text-xl);

  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--color-brand);
  }
`;

const Teaser = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  line-height: 1.5;
`;
