import type { ClubEvent } from '@portal/api/contract';
import { holdDashes } from '@portal/shared-ui';
import { clockOf } from '@portal/shared-ui/calendar-days';
import { Link } from 'react-router-dom';
import { EVENT_COLOR, eventTypes } from '@portal/shared-ui/event-words';
import { styled } from 'styled-components';
import { eventPath } from '../event/event-path.ts';
import { EventDetails, EventNotice, EventTitle } from '../event/event-row-styles.ts';
import { eventNotice, teamLabel } from '../event/event-words.ts';

/** One row: the time in Berlin or 'GT' for all day, the title, and below it type, team and place. */
export function TodaysEvent({ event }: { event: ClubEvent }) {
  const title = holdDashes(event.title);
  const notice = eventNotice(event);
  return (
    <Row style={{ borderLeftColor: event.color || EVENT_COLOR }}>
      <Time>{event.allDay ? <abbr title="Ganztägig">GT</abbr> : clockOf(event.startDate)}</Time>
      <div>
        <EventTitle>
          <Link to={eventPath(event)}>{event.status === 'cancelled' ? <s>{title}</s> : title}</Link>
        </EventTitle>
        <EventDetails>
          {[eventTypes[event.type], event.team && teamLabel(event.team), event.location].filter(Boolean).join(' · ')}
        </EventDetails>
        {notice && <EventNotice>{notice}</EventNotice>}
      </div>
    </Row>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  min-height: 68px;
  padding: var(--space-3) var(--space-4) var(--space-3) var(--space-3);
  border-left: 6px solid;
  background: var(--color-surface);

  &:has(a:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: -3px;
  }
`;

const Time = styled.span`
  font: 800 1.25rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;

  abbr {
    text-decoration: none;
  }
`;
