import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Container, PageHeader, PageMeta, usePageTexts } from '@portal/shared-ui';
import { usePainted } from '@portal/shared-ui/use-painted';
import { styled } from 'styled-components';
import { FeedLink } from '../FeedLink.tsx';
import { useArticlePage, type ArticleFilter } from '../news-api.ts';
import { listPath, readFilter } from './article-filter.ts';
import { ArticleResults } from './ArticleResults.tsx';
import { FilterChips } from './FilterChips.tsx';
import { SearchForm } from './SearchForm.tsx';

/** `/news`: all published articles, filtered and paged by the address (docs/specification.md#news-list-news). */
export function ArticleListPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filter = readFilter(query);
  const listed = readFilter(usePainted(query));
  const articles = useArticlePage(listed);
  const text = usePageTexts();
  const { categories = [], categoryNames = {}, pages = filter.page } = articles.data ?? {};

  const results = useRef<HTMLDivElement>(null);
  const show = (target: ArticleFilter) => void navigate(listPath(target));
  // The pressed button disappears and would take the focus along. Moving the focus first also spares the browser a
  // layout.
  const handleClear = (target: ArticleFilter) => {
    (results.current ?? document.getElementById('inhalt'))?.focus({ preventScroll: true });
    show(target);
  };
  // Otherwise every pause in typing would be a step of the back button.
  const handleSearch = (search: string) => void navigate(listPath({ ...filter, search, page: 1 }), { replace: true });
  const handleCategory = (category: string) => show({ ...filter, category, page: 1 });

  return (
    <>
      <PageMeta
        title={text('newsTitle', 'Vereinsneuigkeiten')}
        description="Spielberichte, Termine und Geschichten aus dem Verein: alle Neuigkeiten auf einen Blick."
        path={listPath({ ...filter, page: Math.min(filter.page, pages) })}
      />
      {filter.search && <meta name="robots" content="noindex" />}
      <FeedLink />
      <PageHeader title={text('newsTitle', 'Vereinsneuigkeiten')} lead={text('newsLead', '')}>
        <SearchForm
          filter={filter}
          categories={categories}
          names={categoryNames}
          onSearch={handleSearch}
          onCategory={handleCategory}
        />
      </PageHeader>
      <Page>
        <FilterChips filter={filter} names={categoryNames} onChange={handleClear} />
        <ArticleResults ref={results} filter={listed} articles={articles} onFilter={handleClear} />
      </Page>
    </>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-6) var(--space-section);
`;
