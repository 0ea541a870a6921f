import type { ArticleSummary } from '@portal/api/contract';
import { ArrowRightIcon, Card, CategoryBadge, formatDate, truncate } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { articlePath } from './article-path.ts';
import { ArticlePicture } from './ArticlePicture.tsx';

type LeadArticleProps = {
  article: ArticleSummary;
  heading: 'h2' | 'h3';
  teaserLength: number;
  sizes: string;
  /** `eager` if the picture is the first thing seen. */
  loading: 'lazy' | 'eager';
};

/** The first article of a list: its text is on top of its picture. */
export function LeadArticle({ article, heading, teaserLength, sizes, loading }: LeadArticleProps) {
  return (
    <Cover>
      <Media>
        <ArticlePicture article={article} sizes={sizes} loading={loading} />
      </Media>
      <Words>
        <Meta>
          <CategoryBadge {...article} />
          <time dateTime={article.createdAt}>{formatDate(article.createdAt)}</time>
        </Meta>
        <Title as={heading}>
          <Link to={articlePath(article)} data-cover="">
            {article.title}
          </Link>
        </Title>
        {article.teaser && <Teaser>{truncate(article.teaser, teaserLength)}</Teaser>}
      </Words>
      <Corner>
        <ArrowRightIcon />
      </Corner>
    </Cover>
  );
}

/* The text is in the flow: a long one makes the card taller than its shape, never unreadable. */
const Cover = styled(Card)`
  display: grid;
  grid-template-areas: 'all';
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
  background: var(--color-frame);
  color: var(--color-on-frame);
  container-type: inline-size;

  &::before {
    grid-area: all;
    aspect-ratio: 1;
    content: '';
  }

  @container (min-width: 480px) {
    &::before {
      aspect-ratio: 16 / 9;
    }
  }

  @container (min-width: 1000px) {
    &::before {
      aspect-ratio: 21 / 9;
    }
  }
`;

const Media = styled.div`
  position: absolute;
  inset: 0;

  > * {
    width: 100%;
    height: 100%;
  }

  /* The message of a failed picture is on the dark ground, above the text. */
  > p {
    place-items: start center;
    background: var(--color-frame-raised);
    color: var(--color-on-frame-muted);
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  grid-area: all;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-self: end;
  padding: var(--space-20) var(--space-5) var(--space-6);
  /* Dark enough for 4.5 : 1 on a white picture from the first word down. */
  background: linear-gradient(to top, rgb(11 15 20 / 0.94) 20%, rgb(11 15 20 / 0.78) calc(100% - 80px), transparent);

  @container (min-width: 720px) {
    padding: var(--space-24) 25% var(--space-8) var(--space-8);
  }
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  font-size: var(--text-sm);
`;

const Title = styled.h2`
  font-size: clamp(1.625rem, 1rem + 3.2cqi, 3.25rem);
  overflow-wrap: anywhere;

  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--color-brand-mark);
  }
`;

const Teaser = styled.p`
  max-width: 29.8em;
  line-height: 1.45;
`;

const Corner = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  display: none;

  @container (min-width: 720px) {
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    width: 112px;
    height: 112px;
    padding: var(--space-4);
    background: var(--color-brand);
    color: var(--color-on-brand);
    clip-path: polygon(100% 0, 100% 100%, 0 100%);
    font-size: var(--text-xl);
  }
`;
