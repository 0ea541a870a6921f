import type { EditableArticleCategory, OwnTeam } from '@portal/api/contract';
import { categoryLabel } from '@portal/shared-ui';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { SelectField } from '../../kit/form/fields.tsx';
import { categoryChoices, useCategoryList } from '../../kit/use-categories.ts';
import { useWasAllowed } from '../../kit/frame/navigation.ts';

/** The category of an article; one of a team puts it on the team's page, too. Trainers write about their own teams. */
export function CategoryField({ stored }: { stored: string }) {
  const { data: teams } = useOwnTeams();
  const isEditor = useWasAllowed('editor');
  const categories = useCategoryList(isEditor).data?.items;
  if (!isEditor) {
    const own = (teams ?? []).map(({ slug, name }) => [slug, name] as const);
    return <SelectField name="category" label="Mannschaft" choices={own} />;
  }
  return <SelectField name="category" label="Kategorie" choices={choicesWith(stored, categories, teams)} />;
}

/** Others are allowed (docs/specification.md#3-entities-and-their-fields) and stay, as hidden ones do. */
function choicesWith(
  stored: string,
  categories: readonly EditableArticleCategory[] = [],
  teams: readonly OwnTeam[] | undefined,
) {
  const shown = categories.filter(({ slug, hidden }) => slug === stored || !hidden);
  const offered = categoryChoices(shown, teams, stored);
  const isKnown = offered.some(([value]) => value === stored);
  return isKnown ? offered : [...offered, [stored, categoryLabel(stored)] as const];
}
