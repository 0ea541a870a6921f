import type { ClubEvent } from '@portal/api/contract';
import { ButtonLink, EmptyState, ErrorArea, Skeleton, type Resource } from '@portal/shared-ui';
import { type Day, addMonths, type Month } from '@portal/shared-ui/calendar-days';
import { dayLabel, monthLabel } from '@portal/shared-ui/calendar-words';
import { eventsByDay } from '@portal/shared-ui/events-by-day';
import { MonthGrid } from '@portal/shared-ui/month-grid';
import { styled } from 'styled-components';
import { shortTitle } from '../event/event-words.ts';
import { useTeamNames } from '../teams-api.ts';
import { Agenda } from './Agenda.tsx';
import { calendarPath, shownEvents, type CalendarView } from './calendar-view.ts';
import { isFarMonth } from './far-month.ts';
import { DayLink } from './DayLink.tsx';

type CalendarContentProps = {
  view: CalendarView;
  month: Month;
  today: Day | undefined;
  /** Today, also on the server. */
  day: Day;
  events: Resource<ClubEvent[]>;
  onShow: (change: Partial<CalendarView>) => void;
};

/** The grid, and below it the chosen day; without a choice, or as a list, the whole month. */
export function CalendarContent({ view, month, today, day, events, onShow }: CalendarContentProps) {
  const { data, error, reload } = events;
  const { data: teams = [] } = useTeamNames();
  const days = eventsByDay(shownEvents(data ?? [], view));
  const isListed = (day: Day) => {
    if (view.view === 'month' && view.day) return day === view.day;
    // Without a chosen month, readers want to see the next events.
    return view.month !== '' || today === undefined || day >= today;
  };
  const listed = [...days]
    .filter(([day]) => day.startsWith(month) && isListed(day))
    .toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <Content>
      {error && !data && <ErrorArea title="Die Termine konnten nicht geladen werden" onRetry={reload} />}
      {view.view === 'month' && (
        <MonthGrid
          month={month}
          today={today}
          chosen={view.day}
          aria-labelledby="calendar-month"
          onLeave={(day) => onShow({ month: day.slice(0, 7), day: '' })}
          renderDay={(day, props) => (
            <DayLink
              {...props}
              day={day}
              view={view}
              events={data && (days.get(day) ?? []).map((event) => ({ ...event, title: shortTitle(event, teams) }))}
              onEvent={(event) => onShow({ event })}
            />
          )}
        />
      )}
      {!error && !data && <Skeleton shape="table" count={4} />}
      {data && listed.length > 0 && (
        <Listed $isInGrid={view.view === 'month' && view.day === ''}>
          <Agenda days={listed} view={view} today={today} />
        </Listed>
      )}
      {data && listed.length === 0 && <NoEvents view={view} month={month} day={day} />}
    </Content>
  );
}

function NoEvents({ view, month, day }: { view: CalendarView; month: Month; day: Day }) {
  const after = addMonths(month, 1);
  const isFiltered = view.team !== '' || view.type !== '';
  const isDay = view.view === 'month' && view.day !== '';
  return (
    <EmptyState
      level={3}
      title={
        isDay
          ? `${dayLabel(view.day)}: keine Termine`
          : `Keine Termine${view.month ? '' : ' mehr'} im ${monthLabel(month)}`
      }
      {...(isFiltered && { text: 'Vielleicht ist die Auswahl zu eng.' })}
    >
      {isFiltered && (
        <ButtonLink to={calendarPath({ ...view, team: '', type: '', event: '' })} variant="secondary">
          Alle Termine anzeigen
        </ButtonLink>
      )}
      {!isDay && !isFarMonth(after, day) && (
        <ButtonLink to={calendarPath({ ...view, month: after, day: '', event: '' })} variant="secondary">
          Zum {monthLabel(after)}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

/* The grid says everything if it has room for words; on phones it has marks only, and stands below the next events. */
const Listed = styled.div<{ $isInGrid: boolean }>`
  order: ${({ $isInGrid }) => ($isInGrid ? -1 : 0)};

  @media (min-width: 48em) {
    display: ${({ $isInGrid }) => ($isInGrid ? 'none' : 'block')};
  }
`;
