import type { Article, Picture as StoredPicture } from '@portal/api/contract';
import {
  ArrowLeftIcon,
  CategoryBadge,
  ClockIcon,
  Container,
  formatDate,
  HeaderBand,
  PitchLines,
  Picture,
} from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The head of an article: words on the dark band, the picture half below it. */
export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header>
      <Band $hasPicture={article.imageUrl !== null}>
        <PitchLines />
        <Container>
          <Back to="/news" data-noprint="">
            <ArrowLeftIcon />
            Zurück zu den Neuigkeiten
          </Back>
          <Meta>
            <CategoryBadge {...article} />
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
        <Opening>
          <HeroPicture src={article.imageUrl} image={article.image} />
        </Opening>
      )}
    </header>
  );
}

/**
 * Wider pictures are cut to 21:9, those taller than 4:3 are shown whole on their own colour, because posters contain
 * text.
 */
const WIDEST = 21 / 9;

const TALLEST = 4 / 3;

/** Pictures smaller than this, in px, are not blown up to the page's width. */
const SMALLEST = 640;

/** The picture an article opens with, in its own shape if that is wide. */
function HeroPicture({ src, image }: { src: string; image: StoredPicture | null }) {
  if (!image) return <Rounded src={src} alt="" aspectRatio="16 / 9" loading="eager" sizes={sizes} />;
  const ratio = image.width / image.height;
  return (
    <Rounded
      src={src}
      alt={image.alt}
      width={image.width}
      height={image.height}
      color={image.color}
      aspectRatio={String(Math.min(Math.max(ratio, TALLEST), WIDEST))}
      objectFit={ratio < TALLEST ? 'contain' : 'cover'}
      loading="eager"
      sizes={sizes}
      $maxWidth={Math.max(image.width, SMALLEST)}
    />
  );
}

const sizes = '(min-width: 1320px) 1240px, calc(100vw - 32px)';

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

const Opening = styled(Container)`
  position: relative;
  margin-top: calc(-1 * clamp(76px, 13vw, 190px));
`;

const Rounded = styled(Picture)<{ $maxWidth?: number }>`
  ${({ $maxWidth }) => $maxWidth && `max-width: min(100%, ${$maxWidth}px);`}
  margin-inline: auto;
  border-radius: var(--radius);
  box-shadow: var(--shadow-raised);
`;
