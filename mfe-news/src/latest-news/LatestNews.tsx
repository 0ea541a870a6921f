import type { ArticleSummary } from '@portal/api/contract';
import {
  ArrowRightIcon,
  ButtonLink,
  EmptyState,
  ErrorArea,
  SectionHeading,
  Skeleton,
  usePageTexts,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ArticleCard } from '../article-card/ArticleCard.tsx';
import { LeadArticle } from '../article-card/LeadArticle.tsx';
import { FeedLink } from '../FeedLink.tsx';
import { useLatestArticles } from '../news-api.ts';

/** Characters of a home page excerpt (docs/specification.md#news-and-reading). */
const TEASER_LENGTH = 165;
/** Articles shown below 768 px (the same place). */
const ON_PHONES = 3;

/** The home page's news (docs/specification.md#home-page). */
export function LatestNews() {
  const text = usePageTexts();
  return (
    <section aria-labelledby="latest-news">
      <FeedLink />
      <SectionHeading
        id="latest-news"
        action={
          <ButtonLink to="/news" variant="quiet">
            Alle anzeigen <ArrowRightIcon />
          </ButtonLink>
        }
      >
        {text('homeNewsTitle', 'Vereinsneuigkeiten')}
      </SectionHeading>
      <LatestArticles />
    </section>
  );
}

function LatestArticles() {
  const { data, error, reload } = useLatestArticles();

  if (!data && error) return <ErrorArea title="Die Neuigkeiten konnten nicht geladen werden" onRetry={reload} />;
  if (!data) return <Skeleton shape="cards" phoneCount={ON_PHONES} />;
  const [first, ...rest] = data.items;
  if (!first) {
    return (
      <EmptyState level={3} title="Keine Neuigkeiten verfügbar" text="Zurzeit gibt es keine aktuellen Nachrichten." />
    );
  }
  return (
    <Width>
      <List>
        <li>
          <LeadArticle
            article={first}
            heading="h3"
            teaserLength={TEASER_LENGTH}
            loading="lazy"
            sizes="(min-width: 1320px) 860px, (min-width: 1024px) 64vw, calc(100vw - 32px)"
          />
        </li>
        {rest.map((article: ArticleSummary, index) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              heading="h3"
              teaserLength={TEASER_LENGTH}
              sizes={index === rest.length - 1 && rest.length % 2 === 1 ? BESIDE_WORDS : IN_COLUMN}
            />
          </li>
        ))}
      </List>
    </Width>
  );
}

const IN_COLUMN = '(min-width: 1320px) 420px, (min-width: 1024px) 31vw, (min-width: 768px) 46vw, calc(100vw - 32px)';
/** The last of an even number has a row of its own, its picture beside its words. */
const BESIDE_WORDS = '(min-width: 1320px) 344px, (min-width: 1024px) 26vw, (min-width: 768px) 37vw, calc(100vw - 32px)';

const Width = styled.div`
  container-type: inline-size;
`;

/* Eight are rendered; below 768 px the last five are hidden (docs/specification.md#news-and-reading;
   docs/product.md#home-news). */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media (max-width: 767px) {
    > :nth-child(n + ${ON_PHONES + 1}) {
      display: none;
    }
  }

  @container (min-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child,
    > :last-child:nth-child(even) {
      grid-column: span 2;
    }
  }

  @container (min-width: 1000px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child:nth-child(even) {
      grid-column: auto;
    }
  }
`;
