import { useSession } from '@portal/shared-ui';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { useOwnTeams } from '../../kit/agenda/events-api.ts';
import { NoOwnTeam } from '../../kit/agenda/NoOwnTeam.tsx';
import { trainingTimeKind } from './training-time-kind.ts';
import { TrainingTimeForm } from './TrainingTimeForm.tsx';

/** `/admin/trainingszeiten/:id`. */
export function TrainingTimeScreen() {
  const teams = useOwnTeams();
  const isFree = useSession((session) => session.user?.role !== 'trainer');
  return (
    <EditScreen
      kind={trainingTimeKind}
      title={(time) => (time === null ? 'Neue Trainingszeit' : 'Trainingszeit')}
      access="trainer"
      needs={[teams]}
    >
      {(time, deleteButton) =>
        !time && !isFree && teams.data?.length === 0 ? (
          <NoOwnTeam text="Trainer schreiben die Zeiten ihrer Mannschaften." />
        ) : (
          <TrainingTimeForm time={time} teams={teams.data ?? []} isFree={isFree} extra={deleteButton} />
        )
      }
    </EditScreen>
  );
}
