import { ownTeamPaths } from '@portal/shared-ui/team-path';
import { useLocation } from 'react-router-dom';
import { TeamPage } from './TeamPage.tsx';

/** `/mannschaft` and `/2-mannschaft`, built alike (docs/specification.md#1st-team-mannschaft). */
export function OwnTeamPage() {
  const { pathname } = useLocation();
  const [slug = ''] = [...ownTeamPaths].find(([, path]) => path === pathname) ?? [];
  return <TeamPage key={slug} slug={slug} />;
}
