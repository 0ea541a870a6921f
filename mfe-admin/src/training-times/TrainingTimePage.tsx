import { ErrorArea, Skeleton, useSession } from '@portal/shared-ui';
import { useParams } from 'react-router-dom';
import { useOwnTeams } from '../events/events-api.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { TrainingTimeForm } from './TrainingTimeForm.tsx';
import { useTrainingTime } from './training-times-api.ts';

/** `/admin/trainingszeiten/:id`. */
export function TrainingTimePage() {
  return (
    <AdminFrame
      title="Trainingszeit"
      access="trainer"
      back={{ to: '/admin/trainingszeiten', label: 'Alle Trainingszeiten' }}
    >
      <LoadedTime />
    </AdminFrame>
  );
}

function LoadedTime() {
  const { id = '' } = useParams();
  const time = useTrainingTime(id);
  const teams = useOwnTeams();
  const isFree = useSession((session) => session.user?.role !== 'trainer');
  if (time.error ?? teams.error)
    return <ErrorArea title="Diese Trainingszeit ist nicht zu sehen" onRetry={time.reload} />;
  if (!time.data || !teams.data) return <Skeleton shape="form" />;
  // What was kept from before is shown first: a newer version begins the form anew.
  return <TrainingTimeForm key={time.data.version} time={time.data} teams={teams.data} isFree={isFree} />;
}
