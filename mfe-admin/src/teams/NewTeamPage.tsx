import { AdminFrame } from '../frame/AdminFrame.tsx';
import { TeamForm } from './TeamForm.tsx';

/** `/admin/mannschaften/neu`. */
export function NewTeamPage() {
  return (
    <AdminFrame title="Neue Mannschaft" back={{ to: '/admin/mannschaften', label: 'Alle Mannschaften' }}>
      <TeamForm team={null} />
    </AdminFrame>
  );
}
