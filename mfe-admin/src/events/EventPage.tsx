import { useState } from 'react';
import type { EditableEvent, OwnTeam } from '@portal/api/contract';
import { Skeleton, useSession } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Unavailable } from '../entries/Unavailable.tsx';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { newDraft } from './event-draft.ts';
import { EventButtons } from './EventButtons.tsx';
import { EventDialogs, type OpenAction } from './EventDialogs.tsx';
import { EventForm } from './EventForm.tsx';
import { EventRow } from './EventRow.tsx';
import { useEvent, useOwnTeams } from './events-api.ts';
import { useEventActions } from './use-event-actions.ts';

const BACK = { to: '/admin/termine', label: 'Alle Termine' };

/** `/admin/termine/:id`: a Termin, or one date of a series. */
export function EventPage() {
  return (
    <AdminFrame title="Termin" access="trainer" back={BACK}>
      <LoadedEvent />
    </AdminFrame>
  );
}

function LoadedEvent() {
  const { id = '' } = useParams();
  const event = useEvent(id);
  const teams = useOwnTeams();
  const failed = event.error ?? teams.error;
  if (failed)
    return (
      <Unavailable
        error={failed}
        forbidden="Diesen Termin ändern die eigenen Trainer und die Redaktion"
        gone="Diesen Termin gibt es nicht mehr"
        list={BACK}
        onRetry={() => {
          event.reload();
          teams.reload();
        }}
      />
    );
  if (!event.data || !teams.data) return <Skeleton shape="form" />;
  // What was kept from before is shown first: a newer version begins the form anew.
  return <KnownEvent key={event.data.version} event={event.data} teams={teams.data} />;
}

function KnownEvent({ event, teams }: { event: EditableEvent; teams: readonly OwnTeam[] }) {
  const navigate = useNavigate();
  const actions = useEventActions();
  const isForClub = useSession((session) => session.user?.role !== 'trainer');
  const [open, setOpen] = useState<OpenAction>();
  const [blank] = useState(() => newDraft(dayOf(event.startDate), event.type, ''));
  const handleClose = (isDone: boolean) => {
    setOpen(undefined);
    if (isDone) void navigate(BACK.to);
  };
  return (
    <Parts>
      <EventRow event={event} teams={teams}>
        <EventButtons event={event} actions={actions} onOpen={(action) => setOpen({ action, event })} />
      </EventRow>
      <EventForm
        event={event}
        blank={blank}
        teams={teams}
        isForClub={isForClub}
        onRemove={() => setOpen({ action: 'remove', event })}
      />
      {open && <EventDialogs open={open} teams={teams} actions={actions} onClose={handleClose} />}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;
