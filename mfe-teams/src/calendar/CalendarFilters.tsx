import type { ChangeEvent } from 'react';
import { Button, Select, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { calendarNames } from '../event/event-path.ts';
import { teamLabel } from '../event/event-words.ts';
import { useTeams } from '../teams-api.ts';
import { ALL, readCalendar, typeOptions, type CalendarView } from './calendar-view.ts';

type CalendarFiltersProps = { view: CalendarView; onChange: (change: Partial<CalendarView>) => void };

/** Team and type; a GET form, so that it works without JavaScript, too. */
export function CalendarFilters({ view, onChange }: CalendarFiltersProps) {
  const { data: teams = [] } = useTeams();
  const options = teams.map(({ slug, name }) => ({ slug, name }));
  if (view.team && !options.some(({ slug }) => slug === view.team)) {
    options.push({ slug: view.team, name: teamLabel(view.team) });
  }
  const handleTeam = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onChange({ team: target.value === ALL ? '' : target.value });
  const handleType = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    onChange({ type: readCalendar(new URLSearchParams({ [calendarNames.type]: target.value })).type });
  return (
    <Form action="/kalender" aria-label="Termine filtern" data-noprint="">
      {view.view === 'list' && <input type="hidden" name={calendarNames.view} value="liste" />}
      {view.month && <input type="hidden" name={calendarNames.month} value={view.month} />}
      <label>
        <VisuallyHidden>Mannschaft</VisuallyHidden>
        <Select name={calendarNames.team} value={view.team || ALL} onChange={handleTeam}>
          <option value={ALL}>Alle Mannschaften</option>
          {options.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <label>
        <VisuallyHidden>Art</VisuallyHidden>
        <Select
          name={calendarNames.type}
          value={typeOptions.find(({ type }) => type === view.type)?.value ?? ALL}
          onChange={handleType}
        >
          <option value={ALL}>Alle Termine</option>
          {typeOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </label>
      <PlainButton type="submit">Anzeigen</PlainButton>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--space-3);
  max-width: 620px;
  margin-top: var(--space-6);

  select {
    color: var(--color-text);
  }
`;

/* A change applies at once; only without scripts is there something to press. */
const PlainButton = styled(Button)`
  @media not (scripting: none) {
    display: none;
  }
`;
