import type { ClubEvent } from '@portal/api/contract';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { clockTime } from '../berlin/days.ts';
import { eventPath } from '../event/event-path.ts';
import { eventNotice, eventTypes, teamLabel } from '../event/event-words.ts';

/** The default colour of a Termin (specification, section 2). */
const DEFAULT_COLOR = '#dc2626';

/** One row: the time in Berlin or 'GT' for all day, the title, and below it type, team and place. */
export function TodaysEvent({ event }: { event: ClubEvent }) {
  const notice = eventNotice(event);
  return (
    <Row style={{ borderLeftColor: event.color || DEFAULT_COLOR }}>
      <Time>{event.allDay ? <abbr title="Ganztägig">GT</abbr> : clockTime(event.startDate)}</Time>
      <div>
        <Title>
          <Link to={eventPath(event)}>{event.status === 'cancelled' ? <s>{event.title}</s> : event.title}</Link>
        </Title>
        <Details>
          {[eventTypes[event.type], event.team && teamLabel(event.team), event.location].filter(Boolean).join(' · ')}
        </Details>
        {notice && <Notice>{notice}</Notice>}
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

const Title = styled.p`
  font-weight: 700;
  line-height: 1.25;
  overflow-wrap: anywhere;

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--color-brand);
  }

  a:focus-visible {
    outline: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Details = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Notice = styled.p`
  color: var(--color-brand-text);
  font-size: var(--text-sm);
  font-weight: 700;
  line-height: 1.35;
`;
