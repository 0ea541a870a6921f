import { useMemo, useState } from 'react';
import type { EditableEvent, EventType, OwnTeam } from '@portal/api/contract';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { eventTypes } from '@portal/shared-ui/event-words';
import { listAsLeft } from '../../kit/frame/list-as-left.ts';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { newDraft } from './event-draft.ts';
import { eventKind } from '../../kit/agenda/event-kind.ts';
import { useEventRows } from '../../kit/agenda/use-event-rows.tsx';
import { EventForm } from './EventForm.tsx';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { NoOwnTeam } from '../../kit/agenda/NoOwnTeam.tsx';
import { useNow } from '../../kit/agenda/use-now.ts';
import { useWasAllowed } from '../../kit/frame/navigation.ts';
import { Stack } from '../../kit/layout.ts';

/** `/admin/termine/:id`: an event, or one date of a series. */
export function EventScreen() {
  const teams = useOwnTeams();
  return (
    <EditScreen
      kind={eventKind}
      title={(event) => (event === null ? 'Neuer Termin' : undefined)}
      access="trainer"
      needs={[teams]}
    >
      {(event) =>
        event ? <KnownEvent event={event} teams={teams.data ?? []} /> : <NewEvent teams={teams.data ?? []} />
      }
    </EditScreen>
  );
}

/** `tag`, `art` and `team` in the address fill the form in. */
function NewEvent({ teams }: { teams: readonly OwnTeam[] }) {
  const [query] = useSearchParams();
  const isForClub = useWasAllowed('editor');
  const today = dayOf(useNow());
  const queryText = query.toString();
  const blank = useMemo(() => {
    const given = new URLSearchParams(queryText);
    const day = /^20\d\d-\d\d-\d\d$/.exec(given.get('tag') ?? '')?.[0] ?? today;
    const wished = given.get('art') ?? '';
    const type = Object.hasOwn(eventTypes, wished) ? (wished as EventType) : isForClub ? 'event' : 'training';
    const team = given.get('team') ?? (isForClub ? '' : (teams[0]?.slug ?? ''));
    return newDraft(day, type, team);
  }, [queryText, today, isForClub, teams]);
  if (!isForClub && teams.length === 0) return <NoOwnTeam text="Trainer legen Termine ihrer Mannschaften an." />;
  return <EventForm event={null} blank={blank} teams={teams} isForClub={isForClub} />;
}

function KnownEvent({ event, teams }: { event: EditableEvent; teams: readonly OwnTeam[] }) {
  const navigate = useNavigate();
  const isForClub = useWasAllowed('editor');
  const { open, renderEvent, dialogs } = useEventRows(teams, () => void navigate(listAsLeft(eventKind.screen.to)));
  const [blank] = useState(() => newDraft(dayOf(event.startDate), event.type, ''));
  return (
    <Stack $gap={6}>
      {renderEvent(event)}
      <EventForm
        event={event}
        blank={blank}
        teams={teams}
        isForClub={isForClub}
        onRemove={() => open({ action: 'remove', event })}
      />
      {dialogs}
    </Stack>
  );
}
