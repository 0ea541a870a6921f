import type { Team } from '@portal/api/contract';

type Place = { club: string; origin: string; path: string };

/** SportsTeam of schema.org; `origin` makes addresses absolute. */
export function describeTeam(team: Team, { club, origin, path }: Place): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    name: team.matchName,
    alternateName: team.name,
    sport: 'Fußball',
    url: origin + path,
    parentOrganization: { '@type': 'SportsOrganization', name: club, url: `${origin}/` },
    ...(team.subtitle && { memberOf: { '@type': 'SportsOrganization', name: team.subtitle } }),
    ...(team.imageUrl && { image: origin + team.imageUrl }),
    ...(team.trainer && { coach: { '@type': 'Person', name: team.trainer.name } }),
    ...(team.stadium.name && { location: { '@type': 'StadiumOrArena', ...team.stadium } }),
  };
}
