import type { EditableEvent } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { lastDayOf } from '@portal/shared-ui/events-by-day';
import { styled } from 'styled-components';
import type { OpenAction } from './EventDialogs.tsx';
import { scoreLabel } from './event-words.ts';
import { useNow } from './use-now.ts';
import type { EventActions } from './use-event-actions.ts';

type EventButtonsProps = {
  event: EditableEvent;
  actions: EventActions;
  onOpen: (action: OpenAction['action']) => void;
};

/** The usual actions of an event: a future one can be cancelled or moved, a match that has begun gets a result. */
export function EventButtons({ event, actions, onOpen }: EventButtonsProps) {
  const now = useNow();
  const hasBegun = Date.parse(event.startDate) <= now;
  const isOver = lastDayOf(event) < dayOf(now);
  const isOff = event.status === 'cancelled';
  return (
    <>
      {event.type === 'match' && hasBegun && !isOff && (
        <SmallButton variant={scoreLabel(event) ? 'secondary' : 'primary'} onClick={() => onOpen('result')}>
          {scoreLabel(event) ? 'Ergebnis ändern' : 'Ergebnis eintragen'}
        </SmallButton>
      )}
      {!isOver && !isOff && (
        <>
          <SmallButton variant="secondary" onClick={() => onOpen('cancel')}>
            Absagen
          </SmallButton>
          <SmallButton variant="quiet" onClick={() => onOpen('move')}>
            Verlegen
          </SmallButton>
        </>
      )}
      {isOff && !isOver && (
        <SmallButton variant="secondary" aria-disabled={actions.isSaving} onClick={() => void actions.planAgain(event)}>
          Findet doch statt
        </SmallButton>
      )}
    </>
  );
}

const SmallButton = styled(Button)`
  min-height: 44px;
  padding-inline: var(--space-4);
  font-size: 1rem;
`;
