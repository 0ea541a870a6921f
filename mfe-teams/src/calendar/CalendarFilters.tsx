import { FilterForm, FilterSelect } from '../filter/FilterForm.tsx';
import { TeamFilter } from '../filter/TeamFilter.tsx';
import { calendarNames } from '../event/event-path.ts';
import { readCalendar, typeOptions, type CalendarView } from './calendar-view.ts';

type CalendarFiltersProps = { view: CalendarView; onChange: (change: Partial<CalendarView>) => void };

/** Team and type. */
export function CalendarFilters({ view, onChange }: CalendarFiltersProps) {
  return (
    <FilterForm action="/kalender" label="Termine filtern">
      {view.view === 'list' && <input type="hidden" name={calendarNames.view} value="liste" />}
      {view.month && <input type="hidden" name={calendarNames.month} value={view.month} />}
      <TeamFilter name={calendarNames.team} team={view.team} onChange={(team) => onChange({ team })} />
      <FilterSelect
        label="Art"
        name={calendarNames.type}
        value={typeOptions.find(({ type }) => type === view.type)?.value ?? ''}
        all="Alle Termine"
        options={typeOptions}
        onChange={(type) => onChange({ type: readCalendar(new URLSearchParams({ [calendarNames.type]: type })).type })}
      />
    </FilterForm>
  );
}
