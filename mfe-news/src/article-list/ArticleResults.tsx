import { memo, useState, type RefObject } from 'react';
import type { ArticlePage, ArticleSummary } from '@portal/api/contract';
import { ErrorArea, Skeleton, VisuallyHidden, Button, ButtonLink, EmptyState, type Resource } from '@portal/shared-ui';
import { Pagination } from '@portal/shared-ui/pagination';
import { styled } from 'styled-components';
import type { ArticleFilter } from '../news-api.ts';
import { isFiltered, listPath } from './article-filter.ts';
import { FilterForm } from './FilterForm.tsx';
import { ArticleCard } from '../article-card/ArticleCard.tsx';
import { LeadArticle } from '../article-card/LeadArticle.tsx';

type ArticleResultsProps = {
  /** Takes the focus when the pressed button disappears. */
  ref: RefObject<HTMLDivElement | null>;
  filter: ArticleFilter;
  articles: Resource<ArticlePage>;
  onFilter: (filter: ArticleFilter) => void;
};

/** The list below the filters, in all its states; while other filters load, the old list stays and is dimmed. */
export function ArticleResults({
  ref,
  filter,
  articles: { data, error, isLoading, reload },
  onFilter,
}: ArticleResultsProps) {
  // The filter that the shown list belongs to: while another one loads, the old list keeps its look and its words.
  const [shown, setShown] = useState(filter);
  if (!isLoading && listPath(shown) !== listPath(filter)) setShown(filter);
  const handleTurn = () => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'start' });
  };

  if (!data && error) return <ErrorArea title="Die Neuigkeiten konnten nicht geladen werden" onRetry={reload} />;
  if (!data) return <Skeleton shape="cards" />;

  const { items, page, pages, total } = data;
  return (
    <Results ref={ref} tabIndex={-1} aria-busy={isLoading} $isBusy={isLoading}>
      <ResultCount page={page} pages={pages} total={total} hasItems={items.length > 0} />
      {total === 0 && (isFiltered(shown) ? <NoMatches onReset={onFilter} /> : <NoArticles />)}
      {total > 0 && items.length === 0 && <NoSuchPage filter={shown} pages={pages} />}
      {items.length > 0 && <ArticleGrid articles={items} hasLead={shown.page === 1 && !isFiltered(shown)} />}
      {items.length > 0 && pages > 1 && (
        <Pagination page={page} pages={pages} pathOf={(page) => listPath({ ...filter, page })} onTurn={handleTurn} />
      )}
    </Results>
  );
}

type ResultCountProps = { page: number; pages: number; total: number; hasItems: boolean };

/** 'Seite X von Y (N Artikel)'; every change of it is read out to those who do not see the list change. */
function ResultCount({ page, pages, total, hasItems }: ResultCountProps) {
  return (
    <>
      {hasItems && (
        <Summary>
          Seite {page} von {pages} ({total} Artikel)
        </Summary>
      )}
      <VisuallyHidden as="output">
        {total} Artikel gefunden{hasItems && pages > 1 ? `, Seite ${page}` : ''}
      </VisuallyHidden>
    </>
  );
}

const noFilter: ArticleFilter = { category: '', search: '', page: 1 };

/** Nothing is published (texts: docs/specification.md#news-list-news). */
function NoArticles() {
  return <EmptyState title="Keine Neuigkeiten verfügbar" text="Zurzeit gibt es keine aktuellen Nachrichten." />;
}

/** The filters match nothing. */
function NoMatches({ onReset }: { onReset: (filter: ArticleFilter) => void }) {
  return (
    <EmptyState
      title="Keine Ergebnisse gefunden"
      text="Versuche es mit einem anderen Suchbegriff oder einer anderen Kategorie."
    >
      <FilterForm target={noFilter} onApply={onReset}>
        <Button type="submit">Alle Filter zurücksetzen</Button>
      </FilterForm>
    </EmptyState>
  );
}

/** The address names a page behind the last one. */
function NoSuchPage({ filter, pages }: { filter: ArticleFilter; pages: number }) {
  return (
    <EmptyState
      title="Hier ist die Liste schon zu Ende"
      text={pages === 1 ? 'Es gibt nur eine Seite.' : `Es gibt ${pages} Seiten.`}
    >
      <ButtonLink to={listPath({ ...filter, page: pages })}>Zur letzten Seite</ButtonLink>
    </EmptyState>
  );
}

/** Characters of a list excerpt (docs/specification.md#news-and-reading). */
const TEASER_LENGTH = 150;

type ArticleGridProps = { articles: readonly ArticleSummary[]; hasLead: boolean };

/** The cards of one page; the newest of all leads over the full width. Not rendered again while other filters load. */
const ArticleGrid = memo(function ArticleGrid({ articles, hasLead }: ArticleGridProps) {
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
});

const Results = styled.div<{ $isBusy: boolean }>`
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
  outline: none;
  opacity: ${({ $isBusy }) => ($isBusy ? 0.45 : 1)};
  transition: opacity var(--motion) var(--ease);
`;

const Summary = styled.p`
  margin-bottom: var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-10) var(--space-6);
`;

const Lead = styled.li`
  grid-column: 1 / -1;
`;
