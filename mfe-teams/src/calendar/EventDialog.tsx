import { useId } from 'react';
import type { ClubEvent } from '@portal/api/contract';
import {
  Badge,
  ButtonAnchor,
  CalendarIcon,
  ClockIcon,
  formatDateTime,
  holdDashes,
  ModalDialog,
} from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { dayLabel } from '@portal/shared-ui/calendar-words';
import { eventTypes } from '@portal/shared-ui/event-words';
import { useClock } from '@portal/shared-ui/use-clock';
import { styled } from 'styled-components';
import { eventHours, eventNotice, teamName } from '../event/event-words.ts';
import { Place } from '../ground/Place.tsx';
import { useTeamNames } from '../teams-api.ts';
import { CloseButton } from './CloseButton.tsx';

/** A match without an end lasts two hours, as the API has it; of one whose kick-off is open nobody knows. */
const MATCH_MS = 2 * 60 * 60 * 1000;

type EventDialogProps = { event: ClubEvent; onClose: () => void };

/** Everything about one event. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const { data: teams = [] } = useTeamNames();
  const team = event.team && teamName(event.team, teams);
  const title = holdDashes(event.title);
  const notice = eventNotice(event);
  const [titleId, factsId] = [useId(), useId()];
  const isRunning = useClock(() => isRunningAt(event, Date.now()));
  const hasResult = event.goalsHome !== null && event.goalsAway !== null;
  const match = [event.home === null ? '' : event.home ? 'Heimspiel' : 'Auswärtsspiel', event.competition];
  return (
    <Dialog aria-labelledby={titleId} aria-describedby={factsId} onClose={onClose} closesBeside>
      <Sheet>
        <Badge color={event.type === 'match' ? 'red' : 'slate'}>{eventTypes[event.type]}</Badge>
        <Heading id={titleId}>{event.status === 'cancelled' ? <s>{title}</s> : title}</Heading>
        {hasResult && (
          <Result>
            {isRunning ? 'Spielstand' : 'Ergebnis'}: {event.goalsHome} : {event.goalsAway}
          </Result>
        )}
        {notice && <Notice>{notice}</Notice>}
        {event.movedFrom && <p>Ursprünglich: {formatDateTime(event.movedFrom)}</p>}
        <Facts id={factsId}>
          <Fact>
            <ClockIcon /> {dayLabel(dayOf(event.startDate))}, {eventHours(event)}
          </Fact>
          {event.location && (
            <Fact>
              <Place location={event.location} isAway={event.home === false} />
            </Fact>
          )}
          {team && <span>{team}</span>}
          {event.type === 'match' && <span>{match.filter(Boolean).join(' · ')}</span>}
        </Facts>
        {event.description && <Words>{event.description}</Words>}
        <CloseButton onClick={onClose} />
        <ButtonAnchor variant="secondary" href={`/api/events/${event.id}/termin.ics`}>
          <CalendarIcon /> In meinen Kalender
        </ButtonAnchor>
      </Sheet>
    </Dialog>
  );
}

function isRunningAt({ startDate, endDate, allDay }: ClubEvent, now: number): boolean {
  const start = Date.parse(startDate);
  return !allDay && start <= now && now < (endDate ? Date.parse(endDate) : start + MATCH_MS);
}

const Dialog = styled(ModalDialog)`
  width: min(34rem, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 0;
  border: 0;
  border-top: 6px solid var(--color-brand);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-raised);
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(11 15 20 / 0.6);
  }
`;

const Sheet = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-8) var(--space-6) var(--space-6);
`;

const Heading = styled.h2`
  padding-right: var(--space-10);
  font-size: var(--text-xl);
  overflow-wrap: anywhere;
`;

const Notice = styled.p`
  color: var(--color-danger);
  font-weight: 700;
`;

const Result = styled.p`
  font: var(--weight-display) var(--text-2xl) / 1.1 var(--font-display);
`;

const Facts = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Fact = styled.span`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  font-weight: 600;
`;

const Words = styled.p`
  white-space: pre-line;
`;
