import { Button, ButtonLink, EmptyState } from '@portal/shared-ui';
import { listPath, type ArticleFilter } from './article-filter.ts';
import { FilterForm } from './FilterForm.tsx';

const noFilter: ArticleFilter = { category: '', search: '', page: 1 };

/** Nothing is published (texts: docs/specification.md#news-list-news). */
export function NoArticles() {
  return <EmptyState title="Keine Neuigkeiten verfügbar" text="Zurzeit gibt es keine aktuellen Nachrichten." />;
}

/** The filters match nothing. */
export function NoMatches({ onReset }: { onReset: (filter: ArticleFilter) => void }) {
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
export function NoSuchPage({ filter, pages }: { filter: ArticleFilter; pages: number }) {
  return (
    <EmptyState
      title="Hier ist die Liste schon zu Ende"
      text={pages === 1 ? 'Es gibt nur eine Seite.' : `Es gibt ${pages} Seiten.`}
    >
      <ButtonLink to={listPath({ ...filter, page: pages })}>Zur letzten Seite</ButtonLink>
    </EmptyState>
  );
}
