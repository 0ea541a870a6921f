import type { ReactNode } from 'react';
import { Button, Select, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { teamLabel } from '../event/event-words.ts';
import { useTeamNames } from '../teams-api.ts';
import { ALL } from './all.ts';

/** Filters above a list; a GET form, so that it works without JavaScript, too. */
export function FilterForm({ action, label, children }: { action: string; label: string; children: ReactNode }) {
  return (
    <Form action={action} aria-label={label} data-noprint="">
      {children}
      <PlainButton type="submit">Anzeigen</PlainButton>
    </Form>
  );
}

type FilterSelectProps = {
  label: string;
  name: string;
  /** Empty: all. */
  value: string;
  all: string;
  /** `isStrange`: not one of the choices, but from the address. */
  options: readonly { value: string; label: string; isStrange?: boolean }[];
  /** Called with `ALL` or the value of an option. */
  onChange: (value: string) => void;
};

/** One filter with a choice for all. */
export function FilterSelect({ label, name, value, all, options, onChange }: FilterSelectProps) {
  return (
    <label>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Select name={name} value={value || ALL} onChange={({ target }) => onChange(target.value)}>
        <option value={ALL}>{all}</option>
        {options.map((option) => (
          <option key={option.value} {...(option.isStrange && { 'data-strange': '' })} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  );
}

type TeamFilterProps = { name: string; team: string; onChange: (team: string) => void };

/** All teams there are, and the one of the address even if it is not among them. */
export function TeamFilter({ name, team, onChange }: TeamFilterProps) {
  const { data: teams = [] } = useTeamNames();
  const offered = teams.map(({ slug, name: label }) => ({ value: slug, label }));
  const isStrange = team !== '' && !offered.some(({ value }) => value === team);
  const options = isStrange ? [...offered, { value: team, label: teamLabel(team), isStrange }] : offered;
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

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--space-3);
  max-width: 720px;
  margin-top: var(--space-6);

  select {
    color: var(--color-text);
  }
`;

/* A change applies at once; only without scripts is there a button to press. */
const PlainButton = styled(Button)`
  @media not (scripting: none) {
    display: none;
  }
`;
