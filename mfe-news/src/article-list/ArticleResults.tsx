import { useRef } from 'react';
import type { ArticlePage } from '@portal/api/contract';
import { ErrorArea, Skeleton, type Resource } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ArticleGrid } from './ArticleGrid.tsx';
import { isFiltered, listPath, type ArticleFilter } from './article-filter.ts';
import { NoArticles, NoMatches, NoSuchPage } from './empty-states.tsx';
import { Pagination } from './Pagination.tsx';
import { ResultCount } from './ResultCount.tsx';

type ArticleResultsProps = {
  filter: ArticleFilter;
  articles: Resource<ArticlePage>;
  onFilter: (filter: ArticleFilter) => void;
};

/** The list below the filters, in all its states; while other filters load, the old list stays and is dimmed. */
export function ArticleResults({
  filter,
  articles: { data, error, isLoading, reload },
  onFilter,
}: ArticleResultsProps) {
  const top = useRef<HTMLDivElement>(null);
  const handleTurn = () => {
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  };

  if (error) return <ErrorArea title="Die Neuigkeiten konnten nicht geladen werden" onRetry={reload} />;
  if (!data) return <Skeleton shape="cards" />;

  const { items, page, pages, total } = data;
  return (
    <Results ref={top} tabIndex={-1} aria-busy={isLoading} $isBusy={isLoading}>
      <ResultCount page={page} pages={pages} total={total} hasItems={items.length > 0} />
      {total === 0 && (isFiltered(filter) ? <NoMatches onReset={onFilter} /> : <NoArticles />)}
      {total > 0 && items.length === 0 && <NoSuchPage filter={filter} pages={pages} />}
      {items.length > 0 && <ArticleGrid articles={items} hasLead={page === 1 && !isFiltered(filter)} />}
      {items.length > 0 && pages > 1 && (
        <Pagination page={page} pages={pages} pathOf={(page) => listPath({ ...filter, page })} onTurn={handleTurn} />
      )}
    </Results>
  );
}

const Results = styled.div<{ $isBusy: boolean }>`
  scroll-margin-top: calc(var(--header-height) + var(--space-4));
  outline: none;
  opacity: ${({ $isBusy }) => ($isBusy ? 0.45 : 1)};
  transition: opacity var(--motion) var(--ease);
`;
