import type { ClubEvent } from '@portal/api/contract';
import { ButtonLink, CalendarIcon, EmptyState, SectionHeading, holdDashes } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { clockOf, dayOf, type Day } from '@portal/shared-ui/calendar-days';
import { Link } from 'react-router-dom';
import { EVENT_COLOR, eventTypes } from '@portal/shared-ui/event-words';
import { useDay } from '../berlin/use-today.ts';
import { useEvents, useTeamNames } from '../teams-api.ts';
import { eventPath } from '../event/event-path.ts';
import { EventDetails, EventNotice, EventTitle } from '../event/event-row-styles.ts';
import { eventNotice, teamName } from '../event/event-words.ts';

/** docs/specification.md#events-weather-and-clock. */
const MAX_EVENTS = 10;

/** docs/specification.md#todays-events-widget. */
const TYPES = { ...eventTypes, event: 'Event' };

/** Rows whose place is kept while the day is loading. */
const PLACES = [1, 2, 3];

/**
 * Today's events (docs/specification.md#todays-events-widget); a failure is an empty day
 * (docs/specification.md#8-error-catalogue).
 */
export function TodaysEvents() {
  const today = useDay();
  const { data, error } = useEvents(today, today);
  return (
    <section aria-labelledby="todays-events">
      <SectionHeading id="todays-events">Heute</SectionHeading>
      {data || error ? (
        <Events today={today} events={(data ?? []).filter(({ toldTwice }) => !toldTwice)} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Events({ today, events }: { today: Day; events: readonly ClubEvent[] }) {
  if (events.length === 0) {
    return (
      <Empty>
        <EmptyState level={3} title="Keine Termine heute">
          <ButtonLink to="/kalender" variant="secondary">
            <CalendarIcon /> Kalender öffnen
          </ButtonLink>
        </EmptyState>
      </Empty>
    );
  }
  return (
    <>
      <List>
        {byStart(events)
          .slice(0, MAX_EVENTS)
          .map((event) => (
            <TodaysEvent key={event.id} today={today} event={event} />
          ))}
      </List>
      <ButtonLink to="/kalender" variant="quiet">
        <CalendarIcon /> {events.length > MAX_EVENTS ? `Alle ${events.length} im Kalender` : 'Zum Kalender'}
      </ButtonLink>
    </>
  );
}

function Loading() {
  return (
    <List as="output" aria-label="Termine werden geladen">
      {PLACES.map((place) => (
        <Place key={place} aria-hidden="true" />
      ))}
    </List>
  );
}

function byStart(events: readonly ClubEvent[]): ClubEvent[] {
  return events.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate));
}

/** When it begins in Berlin, or ends if that was before today; null for all day. */
function timeToday({ allDay, startDate, endDate }: ClubEvent, today: Day): string | null {
  if (!allDay && dayOf(startDate) >= today) return clockOf(startDate);
  return allDay || !endDate || dayOf(endDate) > today ? null : `bis ${clockOf(endDate)}`;
}

/** One row: the time or 'GT', the title, below it type, team and place, and the score of a match. */
function TodaysEvent({ today, event }: { today: Day; event: ClubEvent }) {
  const teams = useTeamNames();
  const title = holdDashes(event.title);
  const notice = eventNotice(event);
  // Until the names are there none is shown: one made of the slug would be wrong.
  const team = event.team && (teams.data || teams.error) ? teamName(event.team, teams.data ?? []) : '';
  const hasScore = event.goalsHome !== null && event.goalsAway !== null;
  return (
    <Row style={{ borderLeftColor: event.color || EVENT_COLOR }}>
      <Time>{timeToday(event, today) ?? <abbr title="Ganztägig">GT</abbr>}</Time>
      <div>
        <EventTitle>
          <Link to={eventPath(event)}>{event.status === 'cancelled' ? <s>{title}</s> : title}</Link>
        </EventTitle>
        <EventDetails>{[TYPES[event.type], team, event.location].filter(Boolean).join(' · ')}</EventDetails>
        {notice && <EventNotice>{notice}</EventNotice>}
      </div>
      {hasScore && (
        <Score>
          {event.goalsHome} : {event.goalsAway}
        </Score>
      )}
    </Row>
  );
}

const List = styled.ul`
  display: grid;
  gap: 2px;
  overflow: hidden;
  margin-bottom: var(--space-3);
  border-radius: var(--radius);
  box-shadow: var(--shadow);
`;

const Place = styled.span`
  height: 68px;
  background: var(--color-sunken);
`;

const Empty = styled.div`
  > div {
    min-height: 220px;
    padding-block: var(--space-8);
  }
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;
  min-height: 68px;
  padding: var(--space-3) var(--space-4) var(--space-3) var(--space-3);
  border-left: 6px solid;
  background: var(--color-surface);

  /* A text twice as large leaves its words no room on a phone between time and score. */
  @media (max-width: 18em) {
    grid-template-columns: minmax(0, 1fr) auto;

    > div {
      grid-area: 2 / 1 / 3 / 3;
    }
  }

  &:has(a:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: -3px;
  }
`;

const Score = styled.span`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius);
  background: var(--color-frame);
  color: var(--color-on-frame);
  font: 850 1.25rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Time = styled.span`
  font: 800 1.25rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;

  abbr {
    text-decoration: none;
  }
`;
