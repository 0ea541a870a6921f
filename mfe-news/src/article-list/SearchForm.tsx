import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { SearchIcon, Select, TextInput, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { ArticleFilter } from '../news-api.ts';
import { ALL_CATEGORIES, filterNames, MAX_SEARCH_LENGTH } from './article-filter.ts';
import { categoryName, type CategoryNames } from './category-name.ts';

/** Debounce of the search while somebody types, in ms. */
const TYPING_PAUSE = 300;

type SearchFormProps = {
  filter: ArticleFilter;
  categories: readonly string[];
  names: CategoryNames;
  onSearch: (search: string) => void;
  onCategory: (category: string) => void;
};

/** Search box and category; without JavaScript the browser sends it as a GET form to the same addresses. */
export function SearchForm({ filter, categories, names, onSearch, onCategory }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(filter.search);
  const [typed, setTyped] = useState<string>();

  const lookFor = (text: string) => {
    setTyped(undefined);
    shown.current = text.trim();
    if (text.trim() !== filter.search) onSearch(text.trim());
  };
  const search = useEffectEvent(lookFor);
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => search(typed), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  // The chips and the back button change the address, too; the text being typed stays. The form's own change of the
  // address arrives when the next letter may be there already.
  const showSearch = useEffectEvent((text: string) => {
    if (text === shown.current) return;
    shown.current = text;
    if (typed === undefined && input.current) input.current.value = text;
  });
  useEffect(() => showSearch(filter.search), [filter.search]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    lookFor(input.current?.value ?? '');
  };
  const handleCategory = (event: ChangeEvent<HTMLSelectElement>) => {
    onCategory(event.target.value === ALL_CATEGORIES ? '' : event.target.value);
  };
  // A category from the address may have no article any more; the dropdown shows it nevertheless.
  const options = new Set([...categories, ...(filter.category ? [filter.category] : [])]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- phones of our visitors do not all know <search>
    <Form action="/news" role="search" aria-label="Neuigkeiten" data-noprint="" onSubmit={handleSubmit}>
      <SearchField>
        <VisuallyHidden>Suche</VisuallyHidden>
        <SearchInput
          ref={input}
          type="search"
          name={filterNames.search}
          defaultValue={filter.search}
          placeholder="Suche nach Titel oder Inhalt..."
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </SearchField>
      <Submit type="submit" aria-label="Suchen">
        <SearchIcon />
      </Submit>
      <Category>
        <VisuallyHidden>Kategorie</VisuallyHidden>
        <Select name={filterNames.category} value={filter.category || ALL_CATEGORIES} onChange={handleCategory}>
          <option value={ALL_CATEGORIES}>Alle Kategorien</option>
          {[...options].map((category) => (
            <option key={category} value={category}>
              {categoryName(names, category)}
            </option>
          ))}
        </Select>
      </Category>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 48px;
  gap: var(--space-3);
  margin-top: var(--space-6);
  color: var(--color-text);

  @media (min-width: 768px) {
    grid-template-columns: 1fr 48px 260px;
    max-width: 860px;
  }
`;

const SearchField = styled.label`
  grid-area: 1 / 1 / 2 / 3;
`;

const SearchInput = styled(TextInput)`
  padding-right: 52px;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Submit = styled.button`
  display: grid;
  grid-area: 1 / 2;
  place-items: center;
  height: 48px;

  &:hover {
    color: var(--color-brand-text);
  }
`;

const Category = styled.label`
  grid-column: 1 / -1;

  @media (min-width: 768px) {
    grid-column: 3;
  }
`;
