import { TeamPage } from './TeamPage.tsx';

/** `/2-mannschaft`, built like the first team's page. */
export function SecondTeamPage() {
  return <TeamPage slug="2-mannschaft" />;
}
