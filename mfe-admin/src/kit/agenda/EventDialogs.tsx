import { useState } from 'react';
import type { ChangeScope, EditableEvent, OwnTeam } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { dayLabel } from '@portal/shared-ui/calendar-words';
import { styled } from 'styled-components';
import { eventStates } from '@portal/shared-ui/event-words';
import { Dialog } from '../dialog/Dialog.tsx';
import { CancelForm } from './CancelForm.tsx';
import { hoursLabel, scoreLabel } from './event-words.ts';
import { MoveForm } from './MoveForm.tsx';
import { ResultForm } from './ResultForm.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import type { EventActions, Outcome } from './use-event-actions.ts';
import { Stack } from '../layout.ts';

/** What is being done with which event. */
export type OpenAction = { action: 'cancel' | 'move' | 'planAgain' | 'result' | 'remove'; event: EditableEvent };

type EventDialogsProps = {
  open: OpenAction;
  teams: readonly OwnTeam[];
  actions: EventActions;
  /** `isDone`: it was saved. */
  onClose: (isDone: boolean) => void;
};

const titles: Readonly<Record<OpenAction['action'], string>> = {
  cancel: 'Termin absagen',
  move: 'Termin verlegen',
  planAgain: 'Findet doch statt',
  result: 'Ergebnis eintragen',
  remove: 'Termin löschen',
};

/** The sheet for one action. */
export function EventDialogs({ open, teams, actions, onClose }: EventDialogsProps) {
  const [event, setEvent] = useState(open.event);
  const { action } = open;
  const { isSaving } = actions;
  const closeWhenDone = (work: Promise<Outcome>) =>
    void work.then((outcome) => {
      if (outcome === 'done') onClose(true);
      else if (outcome !== 'failed') setEvent(outcome);
    });
  const subject = `${event.title}, ${dayLabel(dayOf(event.startDate))}, ${hoursLabel(event)}`;
  return (
    <Dialog title={titles[action]} onClose={() => onClose(false)}>
      <Stack>
        <Subject>{subject}</Subject>
        {event !== open.event && (
          <p>
            <strong>Inzwischen hat das jemand anders geändert.</strong> {nowLabel(event)} Wer jetzt noch einmal
            speichert, überschreibt das.
          </p>
        )}
        {action === 'cancel' && (
          <CancelForm
            event={event}
            isSaving={isSaving}
            onCancelEvent={(reason, scope) => closeWhenDone(actions.cancelEvent(event, reason, scope))}
          />
        )}
        {action === 'move' && (
          <MoveForm event={event} isSaving={isSaving} onMove={(move) => closeWhenDone(actions.move(event, move))} />
        )}
        {action === 'planAgain' && (
          <PlanAgainForm isSaving={isSaving} onPlanAgain={(scope) => closeWhenDone(actions.planAgain(event, scope))} />
        )}
        {action === 'result' && (
          <ResultForm
            match={event}
            teams={teams}
            isSaving={isSaving}
            onSave={(result) => closeWhenDone(actions.saveResult(event, result))}
          />
        )}
        {action === 'remove' && (
          <RemoveForm
            event={event}
            isSaving={isSaving}
            onRemove={(scope) => closeWhenDone(actions.remove(event, scope))}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function nowLabel(event: EditableEvent): string {
  const score = scoreLabel(event);
  if (score) return `Gespeichert ist jetzt ${score}.`;
  const status = event.status === 'planned' ? '' : `, ${eventStates[event.status].toLowerCase()}`;
  return `Gespeichert ist jetzt: ${dayLabel(dayOf(event.startDate))}, ${hoursLabel(event)}${status}.`;
}

type PlanAgainFormProps = { isSaving: boolean; onPlanAgain: (scope: ChangeScope) => void };

/** Of a date of a series nobody knows whether it was cancelled alone. */
function PlanAgainForm({ isSaving, onPlanAgain }: PlanAgainFormProps) {
  const [scope, setScope] = useState<ChangeScope>('this');
  return (
    <>
      <ScopeChoice question="Was findet doch statt?" scopes={['this', 'following']} scope={scope} onChange={setScope} />
      <Button aria-disabled={isSaving} onClick={() => isSaving || onPlanAgain(scope)}>
        Speichern
      </Button>
    </>
  );
}

type RemoveFormProps = { event: EditableEvent; isSaving: boolean; onRemove: (scope: ChangeScope) => void };

function RemoveForm({ event, isSaving, onRemove }: RemoveFormProps) {
  const [scope, setScope] = useState<ChangeScope>('this');
  return (
    <>
      <p>
        Gelöschte Termine verschwinden auch bei den Besuchern. Fällt er nur aus, ist „Absagen“ besser: Dann steht er
        durchgestrichen mit dem Grund da.
      </p>
      {event.seriesId && (
        <ScopeChoice
          question="Was wird gelöscht?"
          scopes={['this', 'following', 'all']}
          scope={scope}
          onChange={setScope}
        />
      )}
      <Button aria-disabled={isSaving} onClick={() => isSaving || onRemove(event.seriesId ? scope : 'this')}>
        Löschen
      </Button>
    </>
  );
}

const Subject = styled.p`
  color: var(--color-muted);
  overflow-wrap: anywhere;
`;
