import { teamLabel } from '../event/event-words.ts';
import { useTeams } from '../teams-api.ts';
import { FilterSelect } from './FilterForm.tsx';
import { ALL } from './filter-values.ts';

type TeamFilterProps = { name: string; team: string; onChange: (team: string) => void };

/** All teams there are, and the one of the address even if it is not among them. */
export function TeamFilter({ name, team, onChange }: TeamFilterProps) {
  const { data: teams = [] } = useTeams();
  const options = teams.map(({ slug, name: label }) => ({ value: slug, label }));
  if (team && !options.some(({ value }) => value === team)) options.push({ value: team, label: teamLabel(team) });
  return (
    <FilterSelect
      label="Mannschaft"
      name={name}
      value={team}
      all="Alle Mannschaften"
      options={options}
      onChange={(value) => onChange(value === ALL ? '' : value)}
    />
  );
}
