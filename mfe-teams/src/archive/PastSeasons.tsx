import { SectionHeading } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { useSeasons } from '../teams-api.ts';
import { seasonPath } from './archive-path.ts';

/** Ways into the archive; nothing as long as no season has ended. */
export function PastSeasons() {
  const { data: seasons = [] } = useSeasons();
  if (seasons.length === 0) return null;
  return (
    <nav aria-labelledby="past-seasons" data-noprint="">
      <SectionHeading id="past-seasons">Frühere Saisons</SectionHeading>
      <ul>
        {seasons.map((season) => (
          <li key={season.slug}>
            <Link to={seasonPath(season)}>Saison {season.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
