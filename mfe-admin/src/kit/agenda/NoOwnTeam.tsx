import { EmptyState } from '@portal/shared-ui';

/** What a trainer without a team sees; `text` says what trainers edit here. */
export function NoOwnTeam({ text }: { text: string }) {
  return (
    <EmptyState
      title="Noch keine Mannschaft zugeordnet"
      text={`${text} Die Verwaltung ordnet sie unter „Benutzer“ zu.`}
    />
  );
}
