import type { Article } from '@portal/api/contract';
import {
  ArrowLeftIcon,
  CategoryBadge,
  ClockIcon,
  Container,
  formatDate,
  HeaderBand,
  PitchLines,
} from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { HeroPicture } from './HeroPicture.tsx';

/** The head of an article: words on the dark band, the picture half below it. */
export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header>
      <Band $hasPicture={article.imageUrl !== null}>
        <PitchLines />
        <Container>
          <Back to="/news">
            <ArrowLeftIcon />
            Zurück zu den Neuigkeiten
          </Back>
          <Meta>
            <CategoryBadge category={article.category} />
            <time dateTime={article.createdAt}>{formatDate(article.createdAt)}</time>
            <ReadingTime>
              <ClockIcon />
              {article.readingMinutes} Min. Lesezeit
            </ReadingTime>
          </Meta>
          <Title>{article.title}</Title>
          {article.excerpt && <Excerpt>{article.excerpt}</Excerpt>}
        </Container>
      </Band>
      {article.imageUrl && (
        <Picture>
          <HeroPicture src={article.imageUrl} image={article.image} />
        </Picture>
      )}
    </header>
  );
}

const Band = styled(HeaderBand)<{ $hasPicture: boolean }>`
  padding-block: calc(var(--header-overhang) + var(--space-4))
    ${({ $hasPicture }) => ($hasPicture ? 'clamp(100px, 16vw, 240px)' : 'var(--space-12)')};
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  color: var(--color-on-frame-muted);
  font-size: var(--text-sm);
  text-decoration: none;

  &:hover {
    color: var(--color-on-frame);
  }
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  margin-top: clamp(20px, 4vw, 56px);
  color: var(--color-on-frame-muted);
  font-size: var(--text-sm);
`;

const ReadingTime = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;

const Title = styled.h1`
  max-width: 25em;
  margin-top: var(--space-4);
  font-size: clamp(2rem, 1.4rem + 2.8vw, 4rem);
`;

const Excerpt = styled.p`
  max-width: 29.8em;
  margin-top: var(--space-5);
  color: var(--color-on-frame-muted);
  font-size: var(--text-lg);
  line-height: 1.5;
`;

const Picture = styled(Container)`
  position: relative;
  margin-top: calc(-1 * clamp(76px, 13vw, 190px));
`;
