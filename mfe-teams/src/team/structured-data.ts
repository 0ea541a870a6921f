import type { Department, Team } from '@portal/api/contract';
import { TEAM_LIST_PATH } from '@portal/shared-ui/team-path';
import { sportOf } from '../fixtures/sport.ts';

/** `list`: the title of the page of all teams. */
type Place = {
  club: string;
  list: string;
  origin: string;
  path: string;
  department?: Department | undefined;
  hasDepartments: boolean;
};

/** SportsTeam of schema.org and, below the list of teams, the way to it; `origin` makes addresses absolute. */
export function describeTeam(team: Team, { club, list, origin, path, department, hasDepartments }: Place): object {
  const { trainer, stadium, subtitle, imageUrl } = team;
  const sport = sportOf(department?.name, hasDepartments);
  const sportsTeam = {
    '@type': 'SportsTeam',
    name: team.matchName,
    alternateName: team.name,
    ...(sport && { sport }),
    url: origin + path,
    parentOrganization: { '@type': 'SportsOrganization', name: club, url: `${origin}/` },
    ...(subtitle && { memberOf: { '@type': 'SportsOrganization', name: subtitle } }),
    ...(imageUrl && { image: origin + imageUrl }),
    ...(trainer && { coach: { '@type': 'Person', name: trainer.name } }),
    ...(stadium.name && { location: { '@type': 'StadiumOrArena', ...stadium } }),
  };
  if (!path.startsWith(`${TEAM_LIST_PATH}/`)) return { '@context': 'https://schema.org', ...sportsTeam };
  const crumbs = [
    { name: 'Startseite', item: `${origin}/` },
    { name: list, item: origin + TEAM_LIST_PATH },
    { name: team.name, item: origin + path },
  ];
  const itemListElement = crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb }));
  return { '@context': 'https://schema.org', '@graph': [sportsTeam, { '@type': 'BreadcrumbList', itemListElement }] };
}
