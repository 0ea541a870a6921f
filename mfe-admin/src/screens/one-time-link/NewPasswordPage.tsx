import { LinkPage } from './LinkPage.tsx';

/** Resets a forgotten password. */
export function NewPasswordPage() {
  return <LinkPage title="Neues Passwort" lead="Lege ein neues Passwort für dein Konto fest." path="/auth/passwort" />;
}
