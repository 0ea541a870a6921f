import { TeamPage } from './TeamPage.tsx';

/** `/mannschaft` (specification, section 2 "1st team"). */
export function FirstTeamPage() {
  return <TeamPage slug="1-mannschaft" path="/mannschaft" name="1. Mannschaft" />;
}
