import type { FormEvent, ReactNode } from 'react';
import type { ArticleFilter } from '../news-api.ts';
import { filterNames } from './article-filter.ts';

type FilterFormProps = { target: ArticleFilter; onApply: (filter: ArticleFilter) => void; children: ReactNode };

/** A form whose submit button leads to other filters; it works without JavaScript. */
export function FilterForm({ target, onApply, children }: FilterFormProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onApply(target);
  };
  return (
    <form action="/news" data-noprint="" onSubmit={handleSubmit}>
      {target.category && <input type="hidden" name={filterNames.category} value={target.category} />}
      {target.search && <input type="hidden" name={filterNames.search} value={target.search} />}
      {children}
    </form>
  );
}
