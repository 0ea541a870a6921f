import type { ClubFacts, Team } from '@portal/api/contract';
import { addressOf } from '@portal/shared-ui';

const FIRST_TEAM = '1-mannschaft';

/** What is known of a senior team that the club has not entered yet: its name, and the club's ground, season and league. */
export function unenteredTeam(slug: string, name: string, club: ClubFacts): Team {
  return {
    id: slug,
    slug,
    name,
    matchName: club.shortName,
    subtitle: (slug === FIRST_TEAM && club.league) || null,
    season: club.season,
    imageUrl: null,
    image: null,
    sortOrder: 0,
    trainer: null,
    stadium: { name: club.stadium, address: addressOf(club) },
    squad: [],
  };
}
