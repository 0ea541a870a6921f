import { useState } from 'react';
import type { ChangeScope, EditableEvent, OwnTeam } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { dayLabel } from '@portal/shared-ui/calendar-words';
import { styled } from 'styled-components';
import { Dialog } from '../dialog/Dialog.tsx';
import { ConflictDialog } from '../form/ConflictDialog.tsx';
import type { VersionChoice } from '../form/use-edited-version.ts';
import { CancelForm } from './CancelForm.tsx';
import { hoursLabel, scoreLabel } from './event-words.ts';
import { MoveForm } from './MoveForm.tsx';
import { ResultForm } from './ResultForm.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import type { EventActions } from './use-event-actions.ts';
import { eventLabels, instant, useEventVersion } from './use-event-version.ts';
import { Stack } from '../layout.ts';

/** The open action, and its event. */
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
  const { action } = open;
  const { isSaving } = actions;
  const { stored: event, conflict, perform, choose } = useEventVersion(open.event, () => onClose(true));
  const handleChoose = (choice: VersionChoice) => {
    choose(choice);
    if (choice === 'theirs') onClose(false);
  };
  const handleRemove = async (scope: ChangeScope) => {
    if (await actions.remove(event, scope)) onClose(true);
  };
  const subject = `${event.title}, ${dayLabel(dayOf(event.startDate))}, ${hoursLabel(event)}`;
  return (
    <>
      <Dialog title={titles[action]} onClose={() => onClose(false)}>
        <Stack>
          <Subject>{subject}</Subject>
          {action === 'cancel' && (
            <CancelForm
              event={event}
              isSaving={isSaving}
              onCancelEvent={(reason, scope) =>
                perform({ status: 'cancelled', reason }, (base) => actions.cancelEvent(base, reason, scope))
              }
            />
          )}
          {action === 'move' && (
            <MoveForm
              event={event}
              isSaving={isSaving}
              onMove={(move) =>
                perform(
                  {
                    status: 'moved',
                    reason: move.reason ?? '',
                    ...(move.startDate && { startDate: instant(move.startDate) }),
                  },
                  (base) => actions.move(base, move),
                )
              }
            />
          )}
          {action === 'planAgain' && (
            <PlanAgainForm
              event={event}
              isSaving={isSaving}
              onPlanAgain={(scope) =>
                perform({ status: 'planned', reason: '' }, (base) => actions.planAgain(base, scope))
              }
            />
          )}
          {action === 'result' && (
            <ResultForm
              match={event}
              teams={teams}
              isSaving={isSaving}
              onSave={(result) =>
                perform({ result: scoreLabel({ ...event, ...result }) ?? '' }, (base) =>
                  actions.saveResult(base, result),
                )
              }
            />
          )}
          {action === 'remove' && (
            <RemoveForm event={event} isSaving={isSaving} onRemove={(scope) => void handleRemove(scope)} />
          )}
        </Stack>
      </Dialog>
      {conflict && (
        <ConflictDialog labels={eventLabels} mine={conflict.mine} theirs={conflict.theirs} onChoose={handleChoose} />
      )}
    </>
  );
}

type PlanAgainFormProps = {
  event: EditableEvent;
  isSaving: boolean;
  onPlanAgain: (scope: ChangeScope | undefined) => void;
};

/** The form asks, because nobody knows whether a date of a series was cancelled alone. */
function PlanAgainForm({ event, isSaving, onPlanAgain }: PlanAgainFormProps) {
  const [scope, setScope] = useState<ChangeScope>('this');
  return (
    <>
      {event.seriesId && (
        <ScopeChoice
          question="Was findet doch statt?"
          scopes={['this', 'following']}
          scope={scope}
          onChange={setScope}
        />
      )}
      <Button aria-disabled={isSaving} onClick={() => isSaving || onPlanAgain(event.seriesId ? scope : undefined)}>
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
