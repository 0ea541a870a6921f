import { TeamPage } from './TeamPage.tsx';

/** `/mannschaft` (docs/specification.md#1st-team-mannschaft). */
export function FirstTeamPage() {
  return <TeamPage slug="1-mannschaft" />;
}
