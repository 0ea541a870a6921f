import type { ReactNode } from 'react';
import type { EditableEvent, OwnTeam } from '@portal/api/contract';
import { holdDashes, raised } from '@portal/shared-ui';
import { clockOf } from '@portal/shared-ui/calendar-days';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { eventTypes } from '@portal/shared-ui/event-words';
import { hoursLabel, scoreLabel } from './event-words.ts';

/** The page on which an event is changed. */
export function eventPath({ id }: Pick<EditableEvent, 'id'>): string {
  return `/admin/termine/${id}`;
}

/** In place of a team that was deleted; its dates stay. */
const GONE = 'Mannschaft gibt es nicht mehr';

type EventRowProps = { event: EditableEvent; teams: readonly OwnTeam[]; children?: ReactNode };

/** One event: when, what, who and where; its actions are below, as children. */
export function EventRow({ event, teams, children }: EventRowProps) {
  const isOff = event.status === 'cancelled';
  // Without any team the list of them is still on its way.
  const gone = teams.length > 0 && GONE;
  const team = event.team ? (teams.find(({ slug }) => slug === event.team)?.name ?? gone) : 'Ganzer Verein';
  const title = holdDashes(event.title);
  const score = scoreLabel(event);
  return (
    <Row style={{ borderLeftColor: event.color }}>
      <Time>{event.allDay ? <abbr title="Ganztägig">GT</abbr> : clockOf(event.startDate)}</Time>
      <Text>
        <Title to={eventPath(event)}>{isOff ? <s>{title}</s> : title}</Title>
        {score && <Score>{score}</Score>}
        <Details>
          {[eventTypes[event.type], team, hoursLabel(event), event.location].filter(Boolean).join(' · ')}
          {event.seriesId && ' · Serie'}
        </Details>
        {event.resultNote && <Notice>{event.resultNote}</Notice>}
        {event.status !== 'planned' && (
          <Notice>
            {isOff ? 'Abgesagt' : 'Verlegt'}
            {event.reason && `: ${event.reason}`}
          </Notice>
        )}
      </Text>
      {children && <Actions>{children}</Actions>}
    </Row>
  );
}

const Row = styled.article`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-left: 6px solid;
  ${raised}
  @media (min-width: 900px) {
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const Time = styled.span`
  display: flex;
  align-items: center;
  align-self: start;
  min-height: var(--touch);
  font: 800 1.25rem/1.3 var(--font-display);
  font-variant-numeric: tabular-nums;
  abbr {
    text-decoration: none;
  }
  @media (min-width: 900px) {
    align-self: center;
  }
`;

const Text = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  color: inherit;
  font-weight: 700;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Score = styled.strong`
  margin-left: var(--space-3);
  font: 800 1.25rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Details = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  line-height: 1.4;
`;

const Notice = styled.p`
  color: var(--color-danger);
  font-size: var(--text-sm);
  font-weight: 700;
`;

const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  @media (min-width: 900px) {
    grid-column: auto;
    flex-wrap: nowrap;
  }
`;
