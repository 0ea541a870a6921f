import type { Role, User } from '@portal/api/contract';
import { Button, useConsent } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { showFailure } from '../failure.ts';
import { hasLocalCopies } from '../local-copy.ts';
import { signOut } from '../session-api.ts';
import { confirm } from '../dialog/confirm.ts';

/** The labels of the roles. */
export const roleNames: Readonly<Record<Role, string>> = {
  admin: 'Verwaltung',
  editor: 'Redaktion',
  trainer: 'Trainer',
};

const UNSAVED = {
  title: 'Text noch nicht gespeichert',
  text: 'In diesem Browser liegt ein Text, der noch nicht gespeichert ist. Öffne den Artikel oder die Seite und speichere dort, sonst geht der Text beim Abmelden verloren.',
  confirmLabel: 'Verwerfen und abmelden',
  cancelLabel: 'Angemeldet bleiben',
};

/** The signed-in user, and logout (docs/specification.md#8-error-catalogue). */
export function Account({ user }: { user: User }) {
  const hasDecided = useConsent((consent) => consent.isGiven);
  const handleSignOut = async () => {
    if (hasLocalCopies() && !(await confirm(UNSAVED))) return;
    try {
      await signOut();
    } catch (error) {
      showFailure('Logout failed', error);
    }
  };
  return (
    <Person>
      <p>
        <strong>{user.name}</strong>
        {/* The first administrator is called like the role. */}
        {user.name !== roleNames[user.role] && <span>{roleNames[user.role]}</span>}
      </p>
      <Ways>
        <Own to="/admin/konto">Mein Konto</Own>
        <Button variant="secondary" onClick={() => void handleSignOut()}>
          Abmelden
        </Button>
      </Ways>
      {hasDecided && (
        <Cookies type="button" aria-haspopup="dialog" onClick={() => useConsent.getState().openDialog()}>
          Cookie-Einstellungen
        </Cookies>
      )}
    </Person>
  );
}

const Person = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-3) 0;
  border-top: 1px solid var(--color-frame-line);
  overflow-wrap: anywhere;
  span {
    display: block;
    color: var(--color-on-frame-muted);
    font-size: var(--text-sm);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  > button {
    min-height: var(--touch);
    padding-inline: var(--space-4);
  }
`;

const Cookies = styled.button`
  min-height: var(--touch);
  color: var(--color-on-frame-muted);
  font-size: var(--text-sm);
  text-align: left;
  text-decoration: underline;
`;

const Own = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  color: inherit;
`;
