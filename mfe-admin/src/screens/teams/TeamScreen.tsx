import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { teamKind } from './team-kind.ts';
import { TeamForm } from './TeamForm.tsx';

/** `/admin/mannschaften/:id`. */
export function TeamScreen() {
  return (
    <EditScreen kind={teamKind} title={(team) => (team === null ? 'Neue Mannschaft' : 'Mannschaft')}>
      {(team, deleteButton) => <TeamForm team={team} extra={deleteButton} />}
    </EditScreen>
  );
}
