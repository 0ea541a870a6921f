import { ErrorArea, Skeleton } from '@portal/shared-ui';
import { useParams } from 'react-router-dom';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { TeamForm } from './TeamForm.tsx';
import { useTeam } from './teams-api.ts';

/** `/admin/mannschaften/:id`. */
export function TeamPage() {
  return (
    <AdminFrame title="Mannschaft" back={{ to: '/admin/mannschaften', label: 'Alle Mannschaften' }}>
      <LoadedTeam />
    </AdminFrame>
  );
}

function LoadedTeam() {
  const { id = '' } = useParams();
  const { data, error, reload } = useTeam(id);
  if (error) return <ErrorArea onRetry={reload} />;
  // What was kept from before is shown first: a newer version begins the form anew.
  return data ? <TeamForm key={data.version} team={data} /> : <Skeleton shape="form" />;
}
