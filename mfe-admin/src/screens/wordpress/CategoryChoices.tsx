import { useId } from 'react';
import type { EditableArticleCategory, WordPressCategory, WordPressChoices } from '@portal/api/contract';
import { Select } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { NO_CHOICE } from '../../kit/form/no-choice.ts';
import { categoryChoices, firstCategory } from '../../kit/use-categories.ts';
import { Note } from '../../kit/layout.ts';

type Chosen = WordPressChoices['categories'];
type CategoryChoicesProps = {
  found: readonly WordPressCategory[];
  categories: readonly EditableArticleCategory[];
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
};

/** WordPress's name for the category of articles without one. */
const NO_CATEGORY = /^(?:uncategorized|allgemein)$/i;

/** Which category of the portal each one of the old site becomes. */
export function CategoryChoices({ found, categories, chosen, onChange }: CategoryChoicesProps) {
  const id = useId();
  const { data: teams } = useOwnTeams();
  const shown = categories.filter(({ hidden }) => !hidden);
  const choices = categoryChoices(shown, teams);
  if (found.length === 0) return null;
  return (
    <Group>
      <legend>Kategorien</legend>
      <Note>Ein Artikel hat hier eine Kategorie: die erste, die er auf der alten Seite hatte.</Note>
      {found.map(({ slug, name, count }, place) => (
        <div key={slug}>
          <label htmlFor={`${id}-${place}`}>
            {name} <small>({count})</small>
          </label>
          <Select
            id={`${id}-${place}`}
            value={chosen[slug] || NO_CHOICE}
            onChange={({ target }) =>
              onChange(withChoice(chosen, slug, target.value === NO_CHOICE ? '' : target.value))
            }
          >
            <option value={NO_CHOICE}>Die gleichen Namens, oder eine neue</option>
            {choices.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      ))}
    </Group>
  );
}

/** A category without a counterpart gets the default of new articles. */
export function guessCategories(
  found: readonly WordPressCategory[],
  categories: readonly EditableArticleCategory[],
): Chosen {
  const first = firstCategory(categories);
  return Object.fromEntries(found.filter(({ slug }) => NO_CATEGORY.test(slug)).map(({ slug }) => [slug, first]));
}

function withChoice(chosen: Chosen, slug: string, value: string): Chosen {
  const { [slug]: _before, ...others } = chosen;
  return value ? { ...others, [slug]: value } : others;
}

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  legend {
    font-weight: 650;
  }
  > div {
    display: grid;
    gap: var(--space-1) var(--space-4);
    align-items: center;
    overflow-wrap: anywhere;
    @media (min-width: 600px) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;
