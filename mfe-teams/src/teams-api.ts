import type {
  AlbumSummary,
  ArticlePage,
  ClubEvent,
  ClubProvider,
  Department,
  Matches,
  Scoreboard,
  Season,
  SeasonArchive,
  Team,
  TeamName,
  TeamSide,
  TeamSummary,
  TrainingTime,
} from '@portal/api/contract';
import { FOOTBALL_DATA_RESOURCE, useResource, type Resource, type ResourceKey } from '@portal/shared-ui';
import type { Day } from '@portal/shared-ui/calendar-days';
import { eventRangeKey } from './berlin/event-range.ts';

/** All training times that are in force. */
export const TRAINING_TIMES: ResourceKey = '/api/training-times';

/** The match that matters now, and each team's last and next one. */
export const SCOREBOARD: ResourceKey = '/api/matches/scoreboard';
/** All teams, in the club's order. */
export const TEAMS: ResourceKey = '/api/teams';
/** … as filters and calendar name them. */
export const TEAM_NAMES: ResourceKey = '/api/team-names';
/** … as matches show them. */
export const TEAM_SIDES: ResourceKey = '/api/team-sides';
/** The club's departments, in its order; none in a club with football alone. */
export const DEPARTMENTS: ResourceKey = '/api/departments';

/** Seasons that are over. */
export const SEASONS: ResourceKey = '/api/seasons';

/** Matches and articles that a team's page shows. */
const OF_TEAM = { matches: 5, articles: 3 };

/** The filter of a list of matches; '' for all. */
export type MatchFilter = { team: string; side: '' | 'home' | 'away' };

export function teamKey(slug: string): ResourceKey {
  return `/api/teams/${encodeURIComponent(slug)}`;
}

export function seasonKey(slug: string): ResourceKey {
  return `/api/seasons/${encodeURIComponent(slug)}`;
}

export function matchesKey({ team, side }: MatchFilter): ResourceKey {
  const query = new URLSearchParams({ ...(team && { team }), ...(side && { side }) }).toString();
  return query ? `/api/matches?${query}` : '/api/matches';
}

/** The next matches of a team and its last results. */
export function teamMatchesKey(slug: string): ResourceKey {
  return `/api/matches?team=${encodeURIComponent(slug)}&limit=${OF_TEAM.matches}`;
}

/** The newest articles in the category of a team, which is its slug. */
export function teamNewsKey(slug: string): ResourceKey {
  return `/api/news?category=${encodeURIComponent(slug)}&page=1&limit=${OF_TEAM.articles}`;
}

/** The albums of a team, newest first. */
export function teamAlbumsKey(slug: string): ResourceKey {
  return `/api/albums?team=${encodeURIComponent(slug)}`;
}

/** The training times of a team that are in force. */
export function teamTrainingTimesKey(slug: string): ResourceKey {
  return `${TRAINING_TIMES}?team=${encodeURIComponent(slug)}`;
}

/** The resources of a team's page. */
export function teamPageKeys(slug: string): readonly ResourceKey[] {
  const keys = [teamKey, teamMatchesKey, teamNewsKey, teamAlbumsKey, teamTrainingTimesKey];
  return [...keys.map((keyOf) => keyOf(slug)), FOOTBALL_DATA_RESOURCE, DEPARTMENTS];
}

export function useDepartments(): Resource<Department[]> {
  return useResource<Department[]>(DEPARTMENTS);
}

export function useTeamMatches(slug: string): Resource<Matches> {
  return useResource<Matches>(teamMatchesKey(slug));
}

export function useTeamNews(slug: string): Resource<ArticlePage> {
  return useResource<ArticlePage>(teamNewsKey(slug));
}

export function useTeamAlbums(slug: string): Resource<AlbumSummary[]> {
  return useResource<AlbumSummary[]>(teamAlbumsKey(slug));
}

export function useTeam(slug: string): Resource<Team> {
  return useResource<Team>(teamKey(slug));
}

export function useSeasons(): Resource<Season[]> {
  return useResource<Season[]>(SEASONS);
}

export function useSeason(slug: string): Resource<SeasonArchive> {
  return useResource<SeasonArchive>(seasonKey(slug));
}

export function useTeams(): Resource<TeamSummary[]> {
  return useResource<TeamSummary[]>(TEAMS);
}

export function useTeamNames(): Resource<TeamName[]> {
  return useResource<TeamName[]>(TEAM_NAMES);
}

export function useTeamSides(): Resource<TeamSide[]> {
  return useResource<TeamSide[]>(TEAM_SIDES);
}

/** The club's provider of football data with its teams; null until it has come, and in a club without one. */
export function useFootballData(): ClubProvider['footballData'] {
  return useResource<ClubProvider>(FOOTBALL_DATA_RESOURCE).data?.footballData ?? null;
}

export function useTrainingTimes(): Resource<TrainingTime[]> {
  return useResource<TrainingTime[]>(TRAINING_TIMES);
}

export function useTeamTrainingTimes(slug: string): Resource<TrainingTime[]> {
  return useResource<TrainingTime[]>(teamTrainingTimesKey(slug));
}

/** The previous list stays while another filter's loads, so that nothing flashes. */
export function useMatches(filter: MatchFilter): Resource<Matches> {
  return useResource<Matches>(matchesKey(filter), { keepPrevious: true });
}

export function useScoreboard(): Resource<Scoreboard> {
  return useResource<Scoreboard>(SCOREBOARD);
}

/** The events of these days, both included. */
export function useEvents(first: Day, last: Day): Resource<ClubEvent[]> {
  return useResource<ClubEvent[]>(eventRangeKey(first, last));
}
