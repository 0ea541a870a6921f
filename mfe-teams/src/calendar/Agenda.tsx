import type { ClubEvent } from '@portal/api/contract';
import type { Day } from '@portal/shared-ui/calendar-days';
import { dayLabel } from '@portal/shared-ui/calendar-words';
import { styled } from 'styled-components';
import { holdDashes } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { eventTypes } from '@portal/shared-ui/event-words';
import { calendarPath, type CalendarView } from './calendar-view.ts';
import { EventDetails, EventNotice, EventTitle } from '../event/event-row-styles.ts';
import { eventHours, eventNotice, teamName } from '../event/event-words.ts';
import { useTeamNames } from '../teams-api.ts';

type AgendaProps = {
  days: readonly (readonly [Day, readonly ClubEvent[]])[];
  view: CalendarView;
  today: Day | undefined;
  /** The ids of those that a window shows; all without it. Paper has all. */
  shown?: ReadonlySet<string>;
};

/** Days with their events, one below the other. */
export function Agenda({ days, view, today, shown }: AgendaProps) {
  const isForPaper = ({ id }: ClubEvent) => shown !== undefined && !shown.has(id);
  return (
    <List aria-live="polite">
      {days.map(([day, events]) => (
        <section key={day} aria-labelledby={`day-${day}`} data-paper={events.every(isForPaper) ? '' : undefined}>
          <Title id={`day-${day}`}>
            {dayLabel(day)}
            {day === today && <Today>Heute</Today>}
          </Title>
          <ul>
            {events.map((event) => (
              <AgendaEvent key={event.id} event={event} view={view} isForPaper={isForPaper(event)} />
            ))}
          </ul>
        </section>
      ))}
    </List>
  );
}

type AgendaEventProps = { event: ClubEvent; view: CalendarView; isForPaper: boolean };

/** An event in a list; its title opens the details. */
function AgendaEvent({ event, view, isForPaper }: AgendaEventProps) {
  const { data: teams = [] } = useTeamNames();
  const title = holdDashes(event.title);
  const notice = eventNotice(event);
  const team = event.team && teamName(event.team, teams);
  return (
    <Row style={{ borderLeftColor: event.color }} data-paper={isForPaper ? '' : undefined}>
      <Hours>{eventHours(event)}</Hours>
      <div>
        <EventTitle>
          <Link to={calendarPath({ ...view, event: event.id })} replace aria-haspopup="dialog">
            {event.status === 'cancelled' ? <s>{title}</s> : title}
          </Link>
        </EventTitle>
        <EventDetails>{[eventTypes[event.type], team, event.location].filter(Boolean).join(' · ')}</EventDetails>
        {notice && <EventNotice>{notice}</EventNotice>}
      </div>
    </Row>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  > section {
    break-inside: avoid;
  }

  @media not print {
    [data-paper] {
      display: none;
    }
  }

  /* A month of many teams has hundreds of lines. */
  @media print {
    gap: 3mm;

    h3 {
      margin-bottom: 1mm;
    }
  }
`;

const Title = styled.h3`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  margin-bottom: var(--space-3);
  font-size: var(--text-lg);
`;

const Today = styled.span`
  padding: 4px 8px;
  border-radius: 3px;
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-size: 0.875rem;
  line-height: 1;
`;

const Row = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-left: 6px solid;
  border-radius: 3px var(--radius) var(--radius) 3px;
  background: var(--color-surface);
  box-shadow: var(--shadow);

  & + & {
    margin-top: var(--space-2);
  }

  &:has(a:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  @media (min-width: 640px) {
    grid-template-columns: 10rem minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: 3cm minmax(0, 1fr);
    padding: 0 0 0 2mm;
    border-left-width: 1mm;
    box-shadow: none;

    & + & {
      margin-top: 0;
    }

    > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 2mm;
    }

    p {
      font-size: 9pt;
      line-height: 1.3;
    }
  }
`;

const Hours = styled.p`
  font: 750 1.125rem/1.4 var(--font-display);
  font-variant-numeric: tabular-nums;
`;
