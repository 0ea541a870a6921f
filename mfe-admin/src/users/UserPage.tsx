import type { Account } from '@portal/api/contract';
import { EmptyState, ErrorArea, Skeleton, useResource } from '@portal/shared-ui';
import { useParams } from 'react-router-dom';
import { AdminFrame } from '../frame/AdminFrame.tsx';
import { Parts } from '../frame/Parts.tsx';
import { ProofQuestion } from '../proof/ProofQuestion.tsx';
import { SessionList } from '../sessions/SessionList.tsx';
import { UserAccess } from './UserAccess.tsx';
import { UserForm } from './UserForm.tsx';
import { UserSecondFactor } from './UserSecondFactor.tsx';

/** One account: its data, its access, where it is signed in. */
export function UserPage() {
  const { id = '' } = useParams();
  return (
    <AdminFrame title="Benutzer bearbeiten" access="admin" back={{ to: '/admin/benutzer', label: 'Benutzer' }}>
      <LoadedUser key={id} id={id} />
      <ProofQuestion />
    </AdminFrame>
  );
}

function LoadedUser({ id }: { id: string }) {
  const { data, error, reload } = useResource<Account>(`/api/admin/users/${id}`, { freshTime: 0 });
  if (!data && error && [400, 404].includes(error.status))
    return <EmptyState title="Dieses Konto gibt es nicht" text="Vielleicht führt der Link auf eine andere Website." />;
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="form" />;
  return (
    <Parts>
      <UserForm account={data} />
      <UserAccess account={data} />
      <UserSecondFactor account={data} />
      <section>
        <h2>Anmeldungen</h2>
        <p>Die Geräte, auf denen dieses Konto gerade angemeldet ist.</p>
        <SessionList listKey={`/api/admin/users/${id}/sessions`} endKey={`/api/users/${id}/sessions`} />
      </section>
    </Parts>
  );
}
