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

/** Events before the grid on a phone: enough for the next days, and few enough to leave the grid within reach. */
const NEXT_ON_PHONES = 6;

/**
 * The grid, and below it the chosen day. A phone has the next events before the grid, which has marks only there. In
 * place of the grid, whose days have room for three events, paper has the whole month as a list.
 */
export function CalendarContent({ view, month, today, day, events, onShow }: CalendarContentProps) {
  const { data, error, reload } = events;
  const { data: teams = [] } = useTeamNames();
  const days = eventsByDay(shownEvents(data ?? [], view));
  const isGrid = view.view === 'month';
  const isWhole = isGrid && !view.day;
  const isListed = (day: Day) => {
    if (isGrid && view.day) return day === view.day;
    // Without a chosen month, readers want to see the next events.
    return view.month !== '' || today === undefined || day >= today;
  };
  const ofMonth = [...days].filter(([day]) => day.startsWith(month)).toSorted(([a], [b]) => a.localeCompare(b));
  const listed = ofMonth.filter(([day]) => isListed(day));
  return (
    <Content>
      {error && !data && <ErrorArea title="Die Termine konnten nicht geladen werden" onRetry={reload} />}
      {isWhole && ofMonth.length > 0 && (
        <OnPhones>
          <Agenda days={ofMonth} view={view} today={today} shown={firstOf(listed, NEXT_ON_PHONES)} />
          <ButtonLink to={calendarPath({ ...view, view: 'list' })} variant="secondary">
            Alle Termine als Liste
          </ButtonLink>
        </OnPhones>
      )}
      {isGrid && (
        <div data-noprint={isWhole && ofMonth.length > 0 ? '' : undefined}>
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
        </div>
      )}
      {!error && !data && <Skeleton shape="table" count={4} />}
      {listed.length > 0 && !isWhole && <Agenda days={listed} view={view} today={today} />}
      {data && listed.length === 0 && <NoEvents view={view} month={month} day={day} />}
    </Content>
  );
}

/** The ids of the first events. */
function firstOf(days: readonly (readonly [Day, readonly ClubEvent[]])[], count: number): ReadonlySet<string> {
  const events = days.flatMap(([, ofDay]) => ofDay);
  return new Set(events.slice(0, count).map(({ id }) => id));
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

/* Elsewhere the grid has room for words. */
const OnPhones = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media screen and (min-width: 48em) {
    display: none;
  }
`;
