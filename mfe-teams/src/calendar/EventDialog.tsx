import { useRef } from 'react';
import type { ClubEvent } from '@portal/api/contract';
import { Badge, ClockIcon, CloseIcon, formatDateTime, holdDashes, MapPinIcon } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { dayLabel } from '@portal/shared-ui/calendar-words';
import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { eventHours, eventNotice, eventTypes, teamLabel } from '../event/event-words.ts';
import { useTeams } from '../teams-api.ts';

export type EventDialogProps = { event: ClubEvent; onClose: () => void };

/** Everything about one Termin. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const { data: teams } = useTeams();
  const team = event.team && (teams?.find(({ slug }) => slug === event.team)?.name ?? teamLabel(event.team));
  const title = holdDashes(event.title);
  const notice = eventNotice(event);
  const hasResult = event.goalsHome !== null && event.goalsAway !== null;
  const match = [event.home === null ? '' : event.home ? 'Heimspiel' : 'Auswärtsspiel', event.competition];
  // Radix gives the focus back to a trigger of its own only; here a link opens the dialog.
  const opener = useRef<Element>(null);
  const handleOpen = () => (opener.current = document.activeElement);
  const handleClose = (closing: Event) => {
    closing.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  return (
    <Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Portal>
        <Veil />
        <Sheet onOpenAutoFocus={handleOpen} onCloseAutoFocus={handleClose}>
          <Badge color={event.type === 'match' ? 'red' : 'slate'}>{eventTypes[event.type]}</Badge>
          <Heading>{event.status === 'cancelled' ? <s>{title}</s> : title}</Heading>
          {hasResult && (
            <Result>
              Ergebnis: {event.goalsHome} : {event.goalsAway}
            </Result>
          )}
          {notice && <Notice>{notice}</Notice>}
          {event.movedFrom && <p>Ursprünglich: {formatDateTime(event.movedFrom)}</p>}
          <Description asChild>
            <Facts>
              <Fact>
                <ClockIcon /> {dayLabel(dayOf(event.startDate))}, {eventHours(event)}
              </Fact>
              {event.location && (
                <Fact>
                  <MapPinIcon /> {event.location}
                </Fact>
              )}
              {team && <span>{team}</span>}
              {event.type === 'match' && <span>{match.filter(Boolean).join(' · ')}</span>}
            </Facts>
          </Description>
          {event.description && <Words>{event.description}</Words>}
          <CloseButton aria-label="Schließen">
            <CloseIcon />
          </CloseButton>
        </Sheet>
      </Portal>
    </Root>
  );
}

const Veil = styled(Overlay)`
  position: fixed;
  z-index: 40;
  inset: 0;
  background: rgb(11 15 20 / 0.6);
`;

const Sheet = styled(Content)`
  position: fixed;
  z-index: 41;
  top: 50%;
  left: 50%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  justify-items: start;
  overflow-y: auto;
  width: min(34rem, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  padding: var(--space-8) var(--space-6) var(--space-6);
  border-top: 6px solid var(--color-brand);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-raised);
  translate: -50% -50%;
`;

const Heading = styled(Title)`
  padding-right: var(--space-10);
  font-size: var(--text-xl);
  overflow-wrap: anywhere;
`;

const Notice = styled.p`
  color: var(--color-brand-text);
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

const CloseButton = styled(Close)`
  position: absolute;
  top: var(--space-3);
  right: var(--space-3);
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius);

  &:hover {
    background: var(--color-sunken);
  }
`;
