import { LinkPage } from './LinkPage.tsx';

/** Accepts an invitation. */
export function InvitationPage() {
  return (
    <LinkPage
      title="Einladung annehmen"
      lead="Lege dein Passwort fest, dann kann es losgehen."
      path="/auth/einladung"
    />
  );
}
