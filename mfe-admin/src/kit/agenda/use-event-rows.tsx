import { useEffect, useState } from 'react';
import type { EditableEvent, OwnTeam } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { lastDayOf } from '@portal/shared-ui/events-by-day';
import { styled } from 'styled-components';
import { currentOf, showFailure } from '../failure.ts';
import { EventDialogs, type OpenAction } from './EventDialogs.tsx';
import { eventPath, EventRow } from './EventRow.tsx';
import { scoreLabel } from './event-words.ts';
import { useNow } from './use-now.ts';
import { useEventActions, type EventActions } from './use-event-actions.ts';

/**
 * Events as rows with their usual actions. `dialogs` belongs on the screen once; `open` opens the sheet of another
 * action, and `onDone` is called after one was saved.
 */
export function useEventRows(teams: readonly OwnTeam[], onDone?: () => void) {
  const actions = useEventActions();
  const [opened, setOpened] = useState<OpenAction>();
  const [settled, setSettled] = useState<{ event: EditableEvent }>();
  useEffect(() => settled && keepFocusAt(settled.event), [settled]);
  const handleClose = (isDone: boolean) => {
    setOpened(undefined);
    if (!isDone) return;
    if (opened) setSettled({ event: opened.event });
    onDone?.();
  };
  const handlePlanAgain = async (event: EditableEvent) => {
    if (actions.isSaving) return;
    try {
      await actions.planAgain(event);
      setSettled({ event });
    } catch (error) {
      const current = currentOf<EditableEvent>(error);
      // Another editor may have changed it for a reason: show its current state and let the user decide.
      if (current) setOpened({ action: 'planAgain', event: current });
      else showFailure('Nicht gespeichert', error);
    }
  };
  return {
    open: setOpened,
    renderEvent: (event: EditableEvent) => (
      <EventRow event={event} teams={teams}>
        <EventButtons
          event={event}
          actions={actions}
          onOpen={(action) => setOpened({ action, event })}
          onPlanAgain={() => (event.seriesId ? setOpened({ action: 'planAgain', event }) : void handlePlanAgain(event))}
        />
      </EventRow>
    ),
    dialogs: opened && <EventDialogs open={opened} teams={teams} actions={actions} onClose={handleClose} />,
  };
}

/**
 * The pressed button may be gone after its action: the focus stays with its event, or on the screen if the event is no
 * longer listed.
 */
function keepFocusAt(event: EditableEvent): void {
  if (document.activeElement !== document.body) return;
  const title = document.querySelector<HTMLElement>(`article a[href="${eventPath(event)}"]`);
  if (title) title.focus();
  else document.getElementById('inhalt')?.focus({ preventScroll: true });
}

type EventButtonsProps = {
  event: EditableEvent;
  actions: EventActions;
  onOpen: (action: OpenAction['action']) => void;
  onPlanAgain: () => void;
};

/** The usual actions of an event: a future one can be cancelled or moved, a match that has begun gets a result. */
function EventButtons({ event, actions, onOpen, onPlanAgain }: EventButtonsProps) {
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
        <SmallButton variant="secondary" aria-disabled={actions.isSaving} onClick={onPlanAgain}>
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
