import { useEffect, useId, useState } from 'react';
import { Select, TextInput, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { ListQuery } from './use-admin-list.ts';

/** One filter: a query parameter and its choices. Before them „Status: alle“ is offered, from its label. */
export type ListFilter = { name: string; label: string; choices: readonly (readonly [value: string, label: string])[] };

type ListToolsProps = {
  query: ListQuery;
  searchLabel: string;
  filters: readonly ListFilter[];
  sorts: readonly (readonly [value: string, label: string])[];
};

/** Stands for '' in the list: select items must have non-empty values (docs/specification.md#5-validation-rules). */
const EVERYTHING = 'all';
/** Milliseconds after the last letter before the list is searched. */
const SEARCH_DELAY = 300;

/** Search, filters and sort order above a list. */
export function ListTools({ query, searchLabel, filters, sorts }: ListToolsProps) {
  const id = useId();
  const applied = query.value('search');
  const [search, setSearch] = useState(applied);
  const [shown, setShown] = useState(applied);
  const [sent, setSent] = useState(applied);
  const [isUsed, setIsUsed] = useState(query.isFiltered);
  if (query.isFiltered && !isUsed) setIsUsed(true);
  const { set } = query;
  // The address changes without typing, too: by the browser's buttons, and when all filters are reset.
  if (applied !== shown) {
    setShown(applied);
    if (applied !== sent) setSearch(applied);
  }
  useEffect(() => {
    if (search === applied) return undefined;
    const timer = setTimeout(() => {
      setSent(search);
      set({ search });
    }, SEARCH_DELAY);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts a search; an address that changes otherwise must not be written back
  }, [search]);
  const choices: readonly ListFilter[] = [
    ...filters.map((filter) => ({ ...filter, choices: [['', `${filter.label}: alle`] as const, ...filter.choices] })),
    ...(sorts.length > 0 ? [{ name: 'sort', label: 'Sortierung', choices: sorts }] : []),
  ];
  return (
    <Tools data-unused={isUsed ? undefined : ''}>
      <label>
        <VisuallyHidden>{searchLabel}</VisuallyHidden>
        <TextInput
          type="search"
          placeholder={searchLabel}
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      {choices.map((filter) => (
        <div key={filter.name}>
          <label htmlFor={`${id}-${filter.name}`}>
            <VisuallyHidden>{filter.label}</VisuallyHidden>
          </label>
          <Select
            id={`${id}-${filter.name}`}
            value={query.value(filter.name) || EVERYTHING}
            onChange={({ target }) => set({ [filter.name]: target.value === EVERYTHING ? '' : target.value })}
          >
            {filter.choices.map(([value, label]) => (
              <option key={value} value={value || EVERYTHING}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      ))}
    </Tools>
  );
}

const Tools = styled.search`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 45%), 1fr));
  margin-bottom: var(--space-4);
  /* Nothing to search: the invitation to begin comes first. */
  main:has([data-empty]) &[data-unused] {
    display: none;
  }
  > :first-child {
    grid-column: 1 / -1;
  }
  select {
    padding-inline: var(--space-3) var(--space-8);
    background-position:
      right 18px center,
      right 12px center;
  }
  /* As wide as the chosen option, so that it can be read. */
  @media (max-width: 639px) {
    display: flex;
    flex-wrap: wrap;
    > * {
      flex: 1 1 auto;
      max-width: 100%;
    }
    > :first-child {
      flex-basis: 100%;
    }
    select {
      field-sizing: content;
    }
  }
  @media (min-width: 768px) {
    > :first-child {
      grid-column: span 2;
    }
  }
`;
