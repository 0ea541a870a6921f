import { useParams } from 'react-router-dom';
import { TeamPage } from './TeamPage.tsx';

/** `/mannschaften/{slug}`: a team without an address of its own. */
export function ListedTeamPage() {
  const { slug = '' } = useParams();
  return <TeamPage key={slug} slug={slug} />;
}
