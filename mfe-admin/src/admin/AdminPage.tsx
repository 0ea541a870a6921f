import { useState } from 'react';
import { Button, Container, PageHeader, PageMeta, useSession } from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { Role } from '@portal/api/contract';
import { failureText } from '../failure-text.ts';
import { signOut } from '../session-api.ts';
import { Spinner } from './Spinner.tsx';

const roleNames: Readonly<Record<Role, string>> = { admin: 'Verwaltung', editor: 'Redaktion', trainer: 'Trainer' };

/** The admin area. While the user is loading or not signed in it is a spinner (specification, section 2). */
export function AdminPage() {
  const user = useSession((session) => session.user);
  const [failure, setFailure] = useState<string>();
  const handleSignOut = () => {
    signOut().catch((error: unknown) => setFailure(failureText(error)));
  };
  return (
    <>
      <PageMeta title="Admin-Bereich" description="Verwaltung der Vereinsseite." path="/admin" />
      {user ? (
        <>
          <PageHeader
            title="Admin-Bereich"
            lead={`Angemeldet als ${user.name} (${roleNames[user.role]}), ${user.email}.`}
          />
          <Content>
            <div role="alert">{failure && `Logout failed: ${failure}`}</div>
            <Button type="button" onClick={handleSignOut}>
              Abmelden
            </Button>
          </Content>
        </>
      ) : (
        <Spinner />
      )}
    </>
  );
}

const Content = styled(Container)`
  padding-block: var(--space-10) var(--space-section);
`;
