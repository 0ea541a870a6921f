import { EmptyState, ErrorArea, Skeleton, useSession } from '@portal/shared-ui';
import { useOwnTeams } from '../events/events-api.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { TrainingTimeForm } from './TrainingTimeForm.tsx';

/** `/admin/trainingszeiten/neu`. */
export function NewTrainingTimePage() {
  return (
    <AdminFrame
      title="Neue Trainingszeit"
      access="trainer"
      back={{ to: '/admin/trainingszeiten', label: 'Alle Trainingszeiten' }}
    >
      <NewTime />
    </AdminFrame>
  );
}

function NewTime() {
  const { data: teams, error, reload } = useOwnTeams();
  const isFree = useSession((session) => session.user?.role !== 'trainer');
  if (!teams) return error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="form" />;
  if (!isFree && teams.length === 0)
    return (
      <EmptyState
        title="Noch keine Mannschaft zugeordnet"
        text="Trainer schreiben die Zeiten ihrer Mannschaften. Die Verwaltung ordnet sie unter „Benutzer“ zu."
      />
    );
  return <TrainingTimeForm time={null} teams={teams} isFree={isFree} />;
}
