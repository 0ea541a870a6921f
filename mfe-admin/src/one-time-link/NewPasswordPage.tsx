import { LinkPage } from './LinkPage.tsx';

/** Sets a forgotten password anew. */
export function NewPasswordPage() {
  return <LinkPage title="Neues Passwort" lead="Lege ein neues Passwort für dein Konto fest." path="/auth/passwort" />;
}
