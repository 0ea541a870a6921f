import { Skeleton, useSession } from '@portal/shared-ui';
import { useParams } from 'react-router-dom';
import { Unavailable } from '../entries/Unavailable.tsx';
import { useOwnTeams } from '../events/events-api.ts';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { TrainingTimeForm } from './TrainingTimeForm.tsx';
import { useTrainingTime } from './training-times-api.ts';

const LIST = { to: '/admin/trainingszeiten', label: 'Alle Trainingszeiten' };

/** `/admin/trainingszeiten/:id`. */
export function TrainingTimePage() {
  return (
    <AdminFrame title="Trainingszeit" access="trainer" back={LIST}>
      <LoadedTime />
    </AdminFrame>
  );
}

function LoadedTime() {
  const { id = '' } = useParams();
  const time = useTrainingTime(id);
  const teams = useOwnTeams();
  const isFree = useSession((session) => session.user?.role !== 'trainer');
  const failed = time.error ?? teams.error;
  if (failed)
    return (
      <Unavailable
        error={failed}
        forbidden="Diese Zeit ändern die eigenen Trainer und die Redaktion"
        gone="Diese Trainingszeit gibt es nicht mehr"
        list={LIST}
        onRetry={() => {
          time.reload();
          teams.reload();
        }}
      />
    );
  if (!time.data || !teams.data) return <Skeleton shape="form" />;
  // What was kept from before is shown first: a newer version begins the form anew.
  return <TrainingTimeForm key={time.data.version} time={time.data} teams={teams.data} isFree={isFree} />;
}
