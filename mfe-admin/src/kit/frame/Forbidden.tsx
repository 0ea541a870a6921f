import { ButtonLink, EmptyState } from '@portal/shared-ui';

/** A screen that needs a higher role. */
export function Forbidden() {
  return (
    <EmptyState
      level={1}
      title="Dafür fehlt die Berechtigung"
      text="Diesen Bereich verwaltet jemand anderes im Verein. Wer ihn braucht, fragt die Verwaltung nach einer anderen Rolle."
    >
      <ButtonLink to="/admin">Zur Übersicht</ButtonLink>
    </EmptyState>
  );
}
