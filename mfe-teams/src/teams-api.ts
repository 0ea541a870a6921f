import type { ClubEvent, Matches, NextMatch, Team, TeamSummary, TrainingTime } from '@portal/api/contract';
import { useResource, type Resource, type ResourceKey } from '@portal/shared-ui';
import type { Day } from '@portal/shared-ui/calendar-days';
import { eventRangeKey } from './berlin/event-range.ts';

/** All training times that are in force. */
export const TRAINING_TIMES: ResourceKey = '/api/training-times';

/** The club's next match that is not cancelled. */
export const NEXT_MATCH: ResourceKey = '/api/matches/next';
/** All teams, in the club's order. */
export const TEAMS: ResourceKey = '/api/teams';

/** Which matches a list shows; '' for all. */
export type MatchFilter = { team: string; side: '' | 'home' | 'away' };

export function teamKey(slug: string): ResourceKey {
  return `/api/teams/${slug}`;
}

export function matchesKey({ team, side }: MatchFilter): ResourceKey {
  const query = new URLSearchParams({ ...(team && { team }), ...(side && { side }) }).toString();
  return query ? `/api/matches?${query}` : '/api/matches';
}

export function useTeam(slug: string): Resource<Team> {
  return useResource<Team>(teamKey(slug));
}

export function useTeams(): Resource<TeamSummary[]> {
  return useResource<TeamSummary[]>(TEAMS);
}

export function useTrainingTimes(): Resource<TrainingTime[]> {
  return useResource<TrainingTime[]>(TRAINING_TIMES);
}

/** The previous list stays while another filter's loads, so that nothing flashes. */
export function useMatches(filter: MatchFilter): Resource<Matches> {
  return useResource<Matches>(matchesKey(filter), { keepPrevious: true });
}

export function useNextMatch(): Resource<NextMatch> {
  return useResource<NextMatch>(NEXT_MATCH);
}

/** The events of these days, both included. */
export function useEvents(first: Day, last: Day): Resource<ClubEvent[]> {
  return useResource<ClubEvent[]>(eventRangeKey(first, last));
}
