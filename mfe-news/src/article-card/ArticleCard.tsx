import type { ArticleSummary } from '@portal/api/contract';
import { Card, CategoryBadge, formatDate, truncate } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { articlePath } from './article-path.ts';
import { ArticlePicture } from './ArticlePicture.tsx';

type ArticleCardProps = {
  article: ArticleSummary;
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
      <Layout>
        <ArticlePicture article={article} sizes={sizes} loading={loading} />
        <Body>
          <Category>
            <CategoryBadge {...article} />
          </Category>
          <Published dateTime={article.createdAt}>{formatDate(article.createdAt)}</Published>
          <Title as={heading}>
            <Link to={articlePath(article)} data-cover="">
              {article.title}
            </Link>
          </Title>
          {teaserLength && article.teaser && <Teaser>{truncate(article.teaser, teaserLength)}</Teaser>}
        </Body>
      </Layout>
    </FullHeightCard>
  );
}

const FullHeightCard = styled(Card)`
  height: 100%;
  container-type: inline-size;
`;

/* On wide cards the picture is beside the text. */
const Layout = styled.div`
  height: 100%;

  @container (min-width: 600px) {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;

    > :first-child {
      height: 100%;
    }
  }
`;

const Body = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: 1.5rem var(--space-5) var(--space-5);
`;

/* Half on the picture, whatever its height. */
const Category = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  translate: 0 -50%;
  line-height: 1;

  @container (min-width: 600px) {
    position: static;
    translate: none;
  }
`;

const Published = styled.time`
  color: var(--color-muted);
  font-size: var(--text-sm);
  line-height: 1.2;
`;

const Title = styled.h2`
  font-size: var(--text-xl);
  overflow-wrap: anywhere;

  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--color-brand-mark);
  }
`;

const Teaser = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  line-height: 1.5;
`;
