import type { ArticleSummary } from '@portal/api/contract';
import { EmptyState, ErrorArea, SectionHeading, Skeleton } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ArticleCard } from '../article-card/ArticleCard.tsx';
import { LeadArticle } from '../article-card/LeadArticle.tsx';
import { useLatestArticles } from '../news-api.ts';

/** Characters of a home page excerpt (specification, section 9). */
const TEASER_LENGTH = 165;

/** The home page's news (specification, section 2 "Home page"). */
export function LatestNews() {
  return (
    <section aria-labelledby="latest-news">
      <SectionHeading id="latest-news" action={<AllNews to="/news">Alle anzeigen</AllNews>}>
        Vereinsneuigkeiten
      </SectionHeading>
      <LatestArticles />
    </section>
  );
}

function LatestArticles() {
  const { data, error, reload } = useLatestArticles();

  if (error) return <ErrorArea title="Die Neuigkeiten konnten nicht geladen werden" onRetry={reload} />;
  if (!data) return <Skeleton shape="cards" />;
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
            sizes="(min-width: 768px) 600px, 100vw"
          />
        </li>
        {rest.map((article: ArticleSummary) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              heading="h3"
              teaserLength={TEASER_LENGTH}
              sizes="(min-width: 768px) 280px, 100vw"
            />
          </li>
        ))}
      </List>
    </Width>
  );
}

const AllNews = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  font-weight: 600;
`;

const Width = styled.div`
  container-type: inline-size;
`;

/* Eight are rendered; below 768 px the last five are hidden (specification, section 9; product, decision 4). */
const List = styled.ul`
  display: grid;
  gap: var(--space-5);

  @media (max-width: 767px) {
    > :nth-child(n + 4) {
      display: none;
    }
  }

  @container (min-width: 640px) {
    grid-template-columns: repeat(3, 1fr);

    > :first-child {
      grid-column: span 2;
    }
  }
`;
