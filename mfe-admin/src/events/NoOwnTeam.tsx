import { EmptyState } from '@portal/shared-ui';

/** For a trainer who has no team yet; `text` says what trainers write here. */
export function NoOwnTeam({ text }: { text: string }) {
  return (
    <EmptyState
      title="Noch keine Mannschaft zugeordnet"
      text={`${text} Die Verwaltung ordnet sie unter „Benutzer“ zu.`}
    />
  );
}
