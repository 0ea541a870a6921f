import { useCallback } from 'react';
import { NewEvent, type EditableEvent, type OwnTeam } from '@portal/api/contract';
import { Button, request } from '@portal/shared-ui';
import { useNavigate } from 'react-router-dom';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { changesBetween, draftField, draftOf, toNewEvent, type EventDraft } from './event-draft.ts';
import { EventFields } from './EventFields.tsx';
import { useRefreshEvents } from '../../kit/agenda/use-event-actions.ts';

type EventFormProps = {
  /** null for a new one, which begins as `blank`. */
  event: EditableEvent | null;
  blank: EventDraft;
  teams: readonly OwnTeam[];
  /** Whether the user may edit events of the whole club. */
  isForClub: boolean;
  onRemove?: () => void;
};

/** The form of an event: a single one, a weekly series, or one date of a series and the following ones. */
export function EventForm({ event, blank, teams, isForClub, onRemove }: EventFormProps) {
  const navigate = useNavigate();
  const refresh = useRefreshEvents();
  const toValues = useCallback(
    (item: EditableEvent | null): EventDraft => (item ? draftOf(item, teams) : blank),
    [blank, teams],
  );
  const toBody = useCallback((draft: EventDraft) => toNewEvent(draft, teams), [teams]);

  const save = async (draft: EventDraft, base: EditableEvent | null): Promise<EditableEvent> => {
    if (!base) return request<EditableEvent>('POST', '/api/events', toBody(draft));
    const { repeat, ...change } = changesBetween(toBody(draftOf(base, teams)), toBody(draft));
    if (Object.keys(change).length === 0 && !repeat) return base;
    const { version, seriesId } = base;
    return request<EditableEvent>('PATCH', `/api/events/${base.id}`, {
      ...change,
      ...(repeat && (!seriesId || draft.scope !== 'this') && { repeat }),
      ...(seriesId && { scope: draft.scope }),
      version,
    });
  };
  const handleSaved = () => {
    void refresh();
    void navigate('/admin/termine');
  };
  return (
    <ContractForm<EventDraft, EditableEvent>
      schema={NewEvent}
      item={event}
      toValues={toValues}
      toBody={toBody}
      fieldFor={draftField}
      save={save}
      onSaved={handleSaved}
      submitLabel={event ? 'Speichern' : 'Termin anlegen'}
      savedText={event ? 'Termin gespeichert.' : 'Termin angelegt.'}
      extra={
        onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            Löschen
          </Button>
        )
      }
    >
      <EventFields event={event} teams={teams} isForClub={isForClub} />
    </ContractForm>
  );
}
