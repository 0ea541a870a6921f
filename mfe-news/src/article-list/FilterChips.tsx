import { CloseIcon } from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { ArticleFilter } from '../news-api.ts';
import { categoryName, type CategoryNames } from './category-name.ts';
import { FilterForm } from './FilterForm.tsx';

type FilterChipsProps = {
  filter: ArticleFilter;
  names: CategoryNames;
  onChange: (filter: ArticleFilter) => void;
};

/** The active filters; each can be cleared, which returns to page 1. */
export function FilterChips({ filter, names, onChange }: FilterChipsProps) {
  const { category } = filter;
  const chips = [
    { name: 'Kategorie', value: category && categoryName(names, category), rest: { category: '' } },
    { name: 'Suche', value: filter.search && quoted(filter.search), rest: { search: '' } },
  ].filter(({ value }) => value !== '');

  if (chips.length === 0) return null;
  return (
    <List aria-label="Aktive Filter">
      {chips.map(({ name, value, rest }) => (
        <Chip key={name}>
          <Label>
            <Name>{name}:</Name> {value}
          </Label>
          <FilterForm target={{ ...filter, ...rest, page: 1 }} onApply={onChange}>
            <button type="submit" aria-label={`Filter ${name} entfernen`}>
              <CloseIcon />
            </button>
          </FilterForm>
        </Chip>
      ))}
    </List>
  );
}

/** The search as it was typed: quotes of the reader's own get no others around them. */
function quoted(search: string): string {
  return /["„“”‚‘«»‹›]/.test(search) ? search : `„${search}“`;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Chip = styled.li`
  display: flex;
  align-items: center;
  max-width: 100%;
  border-radius: var(--radius);
  background: var(--color-sunken);

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
    border-radius: var(--radius);
  }

  button:hover {
    color: var(--color-brand-text);
  }
`;

const Label = styled.span`
  overflow: hidden;
  padding-left: var(--space-4);
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;

  @media print {
    white-space: normal;
  }
`;

const Name = styled.span`
  color: var(--color-muted);
  font-weight: 400;
`;
