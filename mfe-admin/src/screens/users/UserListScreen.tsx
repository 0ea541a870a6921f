import type { Account } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { fullTime } from '../../kit/full-time.ts';
import { roleNames } from '../../kit/frame/Account.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useAdminList } from '../../kit/list/use-admin-list.ts';
import { StateBadge } from './StateBadge.tsx';
import { roleExplanations, signInText, stateNames } from './user-words.ts';

/** The accounts that may sign in. */
export function UserListScreen() {
  return (
    <AdminFrame
      lead="Wer sich anmelden darf, und was er oder sie dann darf."
      access="admin"
      create={<ButtonLink to="/admin/benutzer/neu">Jemanden einladen</ButtonLink>}
    >
      <Users />
    </AdminFrame>
  );
}

function Users() {
  const list = useAdminList<Account>('/api/admin/users');
  return (
    <ResourceList
      list={list}
      nameOf={({ name }) => name}
      searchLabel="Name oder E-Mail suchen"
      columns={[
        {
          label: 'Name',
          render: ({ id, name, email }) => (
            <>
              <Link to={`/admin/benutzer/${id}`}>{name}</Link>
              <Address>{email}</Address>
            </>
          ),
        },
        { label: 'Rolle', render: ({ role }) => roleNames[role] },
        { label: 'Status', render: (account) => <Access account={account} /> },
        {
          label: 'Letzte Anmeldung',
          wide: true,
          render: ({ lastLoginAt }) => (lastLoginAt ? fullTime(lastLoginAt) : 'Noch nie'),
        },
      ]}
      filters={[
        {
          name: 'role',
          label: 'Rolle',
          choices: roleExplanations.map(([role, name]) => [role, name] as const),
        },
        { name: 'state', label: 'Status', choices: Object.entries(stateNames) },
      ]}
      sorts={[
        ['', 'Nach Name'],
        ['newest', 'Neueste zuerst'],
        ['lastLogin', 'Zuletzt angemeldet'],
      ]}
      empty={{
        title: 'Noch keine Benutzer',
        text: 'Lade ein, wer mithelfen soll. Jeder bekommt ein eigenes Konto mit der passenden Rolle.',
        action: <ButtonLink to="/admin/benutzer/neu">Jemanden einladen</ButtonLink>,
      }}
    />
  );
}

function Access({ account }: { account: Account }) {
  return (
    <Line>
      <StateBadge state={account.state} />
      <span>{signInText(account)}</span>
    </Line>
  );
}

const Address = styled.small`
  display: block;
  padding-bottom: var(--space-2);
  font-size: smaller;
  font-weight: 400;
  hyphens: none;
`;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-1);
`;
