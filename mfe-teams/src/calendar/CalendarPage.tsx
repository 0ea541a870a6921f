import { useNavigate, useSearchParams } from 'react-router-dom';
import { Container, PageHeader, PageMeta, usePageTexts } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useDay, useToday } from '../berlin/use-today.ts';
import { useEvents, useTeamNames } from '../teams-api.ts';
import { CalendarContent } from './CalendarContent.tsx';
import { CalendarToolbar } from './CalendarToolbar.tsx';
import { calendarPath, monthDays, readCalendar, typeOptions, type CalendarView } from './calendar-view.ts';
import { isFarMonth } from './far-month.ts';
import { EventDialog } from './EventDialog.tsx';
import { SubscribeButton } from './SubscribeButton.tsx';
import { SubscribeCard } from './SubscribeCard.tsx';
import { FilterForm, FilterSelect, TeamFilter } from '../filter/FilterForm.tsx';
import { calendarNames } from '../event/event-path.ts';

/** `/kalender`: all events of a month as a grid or a list; every choice is in the address. */
export function CalendarPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = readCalendar(query);
  const day = useDay();
  const today = useToday();
  const month = view.month || day.slice(0, 7);
  const { first, last } = monthDays(month);
  const events = useEvents(first, last);
  const { data: teams = [] } = useTeamNames();
  const text = usePageTexts();
  const opened = events.data?.find(({ id }) => id === view.event);

  const show = (change: Partial<CalendarView>) =>
    void navigate(calendarPath({ ...view, ...change }), { replace: true, preventScrollReset: true });
  return (
    <>
      <PageMeta
        title="Kalender"
        description="Alle Termine des Vereins: Spiele, Trainings und Feste, nach Mannschaft und Art, auch zum Abonnieren."
        path={calendarPath({ view: 'month', month: view.month, team: '', type: '', day: '', event: '' })}
      />
      {isFarMonth(month, day) && <meta name="robots" content="noindex, nofollow" />}
      <PageHeader title={text('calendarTitle', 'Kalender')} lead={text('calendarLead', '')}>
        <CalendarFilters view={view} onChange={show} />
      </PageHeader>
      <Page>
        <CalendarToolbar view={view} month={month} day={day} />
        <CalendarContent
          view={view}
          month={month}
          today={view.month ? today : day}
          day={day}
          events={events}
          onShow={show}
        />
        <SubscribeCard view={view} teams={teams} />
      </Page>
      {opened && <EventDialog event={opened} onClose={() => show({ event: '' })} />}
    </>
  );
}

type CalendarFiltersProps = { view: CalendarView; onChange: (change: Partial<CalendarView>) => void };

/** Team and type; a choice clears the chosen day, which may have no such event. */
function CalendarFilters({ view, onChange }: CalendarFiltersProps) {
  const { data: teams = [] } = useTeamNames();
  return (
    <FilterForm action="/kalender" label="Termine filtern">
      {view.view === 'list' && <input type="hidden" name={calendarNames.view} value="liste" />}
      {view.month && <input type="hidden" name={calendarNames.month} value={view.month} />}
      <TeamFilter name={calendarNames.team} team={view.team} onChange={(team) => onChange({ team, day: '' })} />
      <FilterSelect
        label="Art"
        name={calendarNames.type}
        value={typeOptions.find(({ type }) => type === view.type)?.value ?? ''}
        all="Alle Termine"
        options={typeOptions}
        onChange={(type) =>
          onChange({ type: readCalendar(new URLSearchParams({ [calendarNames.type]: type })).type, day: '' })
        }
      />
      <SubscribeButton view={view} teams={teams} />
    </FilterForm>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-6) var(--space-section);
`;
