import { useMemo } from 'react';
import type { EventType, OwnTeam } from '@portal/api/contract';
import { EmptyState, ErrorArea, Skeleton, useSession } from '@portal/shared-ui';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { newDraft } from './event-draft.ts';
import { EventForm } from './EventForm.tsx';
import { useOwnTeams } from './events-api.ts';
import { typeLabels } from './event-words.ts';
import { useNow } from './use-now.ts';

/** `/admin/termine/neu`; `tag`, `art` and `team` in the address fill the form in. */
export function NewEventPage() {
  return (
    <AdminFrame title="Neuer Termin" access="trainer" back={{ to: '/admin/termine', label: 'Alle Termine' }}>
      <WithTeams />
    </AdminFrame>
  );
}

function WithTeams() {
  const { data: teams, error, reload } = useOwnTeams();
  if (!teams) return error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="form" />;
  return <NewEvent teams={teams} />;
}

function NewEvent({ teams }: { teams: readonly OwnTeam[] }) {
  const [query] = useSearchParams();
  const isForClub = useSession((session) => session.user?.role !== 'trainer');
  const today = dayOf(useNow());
  const asked = query.toString();
  const blank = useMemo(() => {
    const given = new URLSearchParams(asked);
    const day = /^20\d\d-\d\d-\d\d$/.exec(given.get('tag') ?? '')?.[0] ?? today;
    const wished = given.get('art') ?? '';
    const type = Object.hasOwn(typeLabels, wished) ? (wished as EventType) : isForClub ? 'event' : 'training';
    const team = given.get('team') ?? (isForClub ? '' : (teams[0]?.slug ?? ''));
    return newDraft(day, type, team);
  }, [asked, today, isForClub, teams]);
  if (!isForClub && teams.length === 0)
    return (
      <EmptyState
        title="Noch keine Mannschaft zugeordnet"
        text="Trainer legen Termine ihrer Mannschaften an. Die Verwaltung ordnet sie unter „Benutzer“ zu."
      />
    );
  return <EventForm event={null} blank={blank} teams={teams} isForClub={isForClub} />;
}
